import { useRef, useState } from 'react';
import { isAbsent } from '@/errors/ApiError';
import { storedRecord } from '@/forms/saving/conflict';
import { sameFields } from '@/forms/saving/merge';
import type { SaveOutcome, SectionStore } from './saving';

interface RecordStoreOptions<R extends { readonly lastModified: string | null }, V extends object> {
  /** What the server had when the form opened; null for a new record. */
  readonly first: R | null;
  readonly fields: readonly (keyof V & string)[];
  readonly valuesOf: (record: R | null) => V;
  /** Sends the whole record. @param lastModified as read; null for a new one. @throws ApiError */
  readonly send: (values: V, lastModified: string | null) => Promise<R>;
  /** The reader of the record's endpoint, for what a 409 brings along. */
  readonly read: (body: unknown) => R;
}

interface Known<R, V> {
  readonly record: R | null;
  readonly values: V;
}

/** A record with a PUT of its own: the family, the destination. */
export function useRecordStore<R extends { readonly lastModified: string | null }, V extends object>(
  options: RecordStoreOptions<R, V>,
): SectionStore<V> {
  const { first, fields, valuesOf, send, read } = options;
  const [known, setKnown] = useState<Known<R, V>>(() => ({ record: first, values: valuesOf(first) }));
  // What a save that is under way knows is newer than what was rendered.
  const latest = useRef(known);
  const become = (record: R | null, values: V) => {
    latest.current = { record, values };
    setKnown(latest.current);
  };

  const explain = (error: unknown): SaveOutcome<V> => {
    const { record } = latest.current;
    const stored = storedRecord(error, read);
    if (stored !== undefined) {
      become(stored, valuesOf(stored));
      return { kind: 'conflict', base: valuesOf(record), stored: valuesOf(stored) };
    }
    return { kind: 'failed', error, note: isAbsent(error) ? 'notOffered' : 'kept' };
  };

  return {
    saved: known.values,
    isNew: known.record === null,
    save: async (values) => {
      const { record, values: before } = latest.current;
      if (record !== null && sameFields(values, before, fields)) return { kind: 'unchanged' };
      try {
        // As typed: what the server made of it is not written into a field that somebody looks at.
        become(await send(values, record?.lastModified ?? null), values);
        return { kind: 'saved' };
      } catch (error) {
        return explain(error);
      }
    },
  };
}
