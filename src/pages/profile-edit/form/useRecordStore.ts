import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isAbsent } from '@/errors/ApiError';
import { ownSectionsQuery } from '@/features/profile/useOwnSections';
import { storedRecord } from '@/forms/saving/conflict';
import { sameFields } from '@/forms/saving/merge';
import type { SaveOutcome, SectionStore } from './saving';

type Dated = { readonly lastModified: string | null };
type Body = { readonly lastModified?: string | null | undefined };
interface RecordStoreOptions<R extends Dated, V extends object, B extends Body> {
  /** What the server had when the form opened; null for a new record. */
  readonly first: R | null;
  readonly fields: readonly (keyof V & string)[];
  readonly valuesOf: (record: R | null) => V;
  /** The whole record as its PUT wants it. @param lastModified as read; null for a new one */
  readonly body: (values: V, lastModified: string | null) => B;
  /** @throws ApiError */
  readonly send: (body: B) => Promise<R>;
  /** The reader of the record's endpoint, for what a 409 brings along. */
  readonly read: (body: unknown) => R;
  /** What the parts of the profile call it. */
  readonly record: 'family' | 'destination';
}

/** A body without the date that says when it was read. */
function fieldsOf({ lastModified: _read, ...fields }: { readonly lastModified?: unknown }) {
  return fields;
}

interface Known<R, V> {
  readonly record: R | null;
  readonly values: V;
}

/** A record with a PUT of its own: the family, the destination. */
export function useRecordStore<R extends Dated, V extends object, B extends Body>(
  options: RecordStoreOptions<R, V, B>,
): SectionStore<V> {
  const { first, fields, valuesOf, body, send, read, record: name } = options;
  const client = useQueryClient();
  const [known, setKnown] = useState<Known<R, V>>(() => ({ record: first, values: valuesOf(first) }));
  // What a save that is under way knows is newer than what was rendered.
  const latest = useRef(known);
  const setRecord = (record: R | null, values: V) => {
    latest.current = { record, values };
    setKnown(latest.current);
  };

  const explain = (error: unknown): SaveOutcome<V> => {
    const { record } = latest.current;
    const stored = storedRecord(error, read);
    if (stored !== undefined) {
      setRecord(stored, valuesOf(stored));
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
        setRecord(await send(body(values, record?.lastModified ?? null)), values);
        return { kind: 'saved' };
      } catch (error) {
        return explain(error);
      }
    },
    later: async (values) => ({
      record: name,
      before: latest.current.record === null ? {} : fieldsOf(body(latest.current.values, null)),
      after: fieldsOf(body(values, null)),
    }),
    lookAgain: async () => {
      const parts = await client.fetchQuery({ ...ownSectionsQuery(), staleTime: 0 });
      const now = parts[name] as R | null;
      setRecord(now, valuesOf(now));
    },
  };
}
