import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isAbsent } from '@/errors/ApiError';
import { ownSectionsQuery } from '@/features/profile/useOwnSections';
import { storedRecord } from '@/forms/saving/conflict';
import { sameFields } from '@/forms/saving/merge';
import type { SaveOutcome, SectionStore } from './saving';
import { useSectionScope } from './SectionScope';

type Dated = { readonly lastModified: string | null };
type Body = { readonly lastModified?: string | null | undefined };
interface RecordStoreOptions<R extends Dated, V extends object, B extends Body> {
  /** The record that the server had when the form opened; null for a new record. */
  readonly first: R | null;
  readonly fields: readonly (keyof V & string)[];
  readonly valuesOf: (record: R | null) => V;
  /**
   * The whole record as the PUT request expects it. @param lastModified as it was read; null for a new record
   */
  readonly body: (values: V, lastModified: string | null) => B;
  /** @throws ApiError */
  readonly send: (body: B) => Promise<R>;
  /** Reads a response body of the endpoint, here the record in a 409 response. */
  readonly read: (body: unknown) => R;
  /** Its name among the sections of the profile. */
  readonly record: 'family' | 'destination';
}

/** The body without the date on which it was read. */
function fieldsOf({ lastModified: _read, ...fields }: { readonly lastModified?: unknown }) {
  return fields;
}

interface Known<R, V> {
  readonly record: R | null;
  readonly values: V;
}

/** The store of a record with its own PUT endpoint: family or destination. */
export function useRecordStore<R extends Dated, V extends object, B extends Body>(
  options: RecordStoreOptions<R, V, B>,
): SectionStore<V> {
  const { first, fields, valuesOf, body, send, read, record: name } = options;
  const client = useQueryClient();
  const { userId } = useSectionScope();
  const [known, setKnown] = useState<Known<R, V>>(() => ({ record: first, values: valuesOf(first) }));
  // A running save may have newer data than the last render, so it is also kept in a ref.
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
        // The typed values are kept, because the server's version must not replace the text of a field that
        // is in use.
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
      const parts = await client.fetchQuery({ ...ownSectionsQuery(userId), staleTime: 0 });
      const now = parts[name] as R | null;
      setRecord(now, valuesOf(now));
    },
  };
}
