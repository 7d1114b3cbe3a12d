import { useRef, useState } from 'react';
import { newId } from '@/config/newId';
import { isAbsent } from '@/errors/ApiError';
import {
  sameFields,
  type SaveOutcome,
  type SectionStore,
  statusOf,
  storedRecord,
} from '@/pages/profile-edit/form/saving';

/** What every entry of a profile has. */
export interface Entry {
  readonly id: string;
  /** As read: goes back with a change. */
  readonly lastModified: string | null;
}

interface EntryStoreOptions<E extends Entry, V extends { readonly id: string }> {
  /** What the server had when the form opened; null for a new entry. */
  readonly first: E | null;
  readonly fields: readonly (keyof V & string)[];
  readonly valuesOf: (entry: E | null) => V;
  /** Writes values over `before` (null: makes a record under a new id). @throws ApiError */
  readonly save: (id: string, values: V, before: E | null) => Promise<E>;
  /** The endpoint's own reader, for the record that a 409 brings along. */
  readonly read: (body: unknown) => E;
  readonly onStored: (entry: E) => void;
  /** The backend does not make such records. */
  readonly onNotOffered?: () => void;
}

/**
 * One entry of a profile, written by PUT under an id that is made here: however often it is sent, it is one record. The
 * id stands in the values, so that a draft of a save whose answer was lost leads to the same record.
 */
export function useEntryStore<E extends Entry, V extends { readonly id: string }>(
  options: EntryStoreOptions<E, V>,
): SectionStore<V> {
  const { fields, valuesOf, read, onStored, onNotOffered } = options;
  const [known, setKnown] = useState(() => ({ entry: options.first, freshId: newId() }));
  // What a save that is under way knows is newer than what was rendered.
  const latest = useRef(known);
  const goneId = useRef<string>(undefined);
  const become = (entry: E | null) => {
    latest.current = { entry, freshId: newId() };
    setKnown(latest.current);
  };
  const typedOf = ({ entry, freshId }: typeof known): V =>
    entry === null ? { ...valuesOf(null), id: freshId } : valuesOf(entry);

  const explain = (error: unknown, values: V): SaveOutcome<V> => {
    const { entry } = latest.current;
    const current = storedRecord(error, read);
    if (current !== undefined) {
      const base = typedOf(latest.current);
      become(current);
      const stored = valuesOf(current);
      // An earlier answer was lost: what is stored is what was sent.
      if (sameFields(values, stored, fields)) {
        onStored(current);
        return { kind: 'saved' };
      }
      return { kind: 'conflict', base, stored };
    }
    if (entry !== null && statusOf(error) === 404) {
      goneId.current = entry.id;
      become(null);
      return { kind: 'failed', error, note: 'deleted' };
    }
    if (entry === null && isAbsent(error)) {
      onNotOffered?.();
      return { kind: 'failed', error, note: 'notOffered' };
    }
    return { kind: 'failed', error, note: 'kept' };
  };

  return {
    saved: typedOf(known),
    isNew: known.entry === null,
    save: async (values) => {
      const { entry, freshId } = latest.current;
      if (entry !== null && sameFields(values, valuesOf(entry), fields)) return { kind: 'unchanged' };
      const typedId = values.id === '' || values.id === goneId.current ? freshId : values.id;
      try {
        const stored = await options.save(entry?.id ?? typedId, values, entry);
        become(stored);
        onStored(stored);
        return { kind: 'saved' };
      } catch (error) {
        return explain(error, values);
      }
    },
  };
}
