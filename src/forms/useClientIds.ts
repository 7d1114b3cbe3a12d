import { useMemo } from 'react';
import { newId } from '@/runtime/newId';

interface ClientIds {
  /** The id for some content. The same content gets the same id. */
  of(sent: string): string;
  /** Forgets the id of this content, or all ids, so that the next content counts as new. */
  clear(sent?: string): void;
}

/**
 * Ids that let the server recognise a repeated request: if its answer was lost and it is sent again, it
 * counts once.
 */
export const useClientIds = (): ClientIds =>
  useMemo(() => {
    const made = new Map<string, string>();
    return {
      of(sent) {
        const id = made.get(sent) ?? newId();
        made.set(sent, id);
        return id;
      },
      clear(sent) {
        if (sent === undefined) made.clear();
        else made.delete(sent);
      },
    };
  }, []);
