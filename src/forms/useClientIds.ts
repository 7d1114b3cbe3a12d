import { useMemo } from 'react';
import { newId } from '@/runtime/newId';

interface ClientIds {
  /** The id of what is sent: the same however often that is sent. */
  of(sent: string): string;
  /** What is sent next is something new. */
  clear(): void;
}

/** Ids by which the server knows what it has done already: what is sent again after its answer was lost counts once. */
export const useClientIds = (): ClientIds =>
  useMemo(() => {
    const made = new Map<string, string>();
    return {
      of(sent) {
        const id = made.get(sent) ?? newId();
        made.set(sent, id);
        return id;
      },
      clear: () => made.clear(),
    };
  }, []);
