import { useRef, useState } from 'react';
import { queryClient } from '@/api/queries';
import { newId } from '@/runtime/newId';
import { isAbsent } from '@/errors/ApiError';
import { type OwnSections, ownSectionsQuery } from '@/features/profile/useOwnSections';
import { storedRecord } from '@/forms/saving/conflict';
import { sameFields } from '@/forms/saving/merge';
import { type SaveOutcome, type SectionStore, statusOf } from '@/pages/profile-edit/form/saving';
import { useSectionScope } from '@/pages/profile-edit/form/SectionScope';
import type { Entry, EntryKind, EntryValues } from './entryKind';

/**
 * The store of one entry. The entry is written by PUT with an id made on this device, so a repeated request
 * creates no second record. The id is among the values, so that a draft of a save whose response was lost
 * leads to the same record.
 * @param first the entry that the server had when the form opened; null for a new entry
 */
export function useEntryStore<E extends Entry, V extends EntryValues, B extends object>(
  kind: EntryKind<E, V, B>,
  first: E | null,
): SectionStore<V> {
  const { fields, valuesOf } = kind;
  const { userId } = useSectionScope();
  const [known, setKnown] = useState(() => ({ entry: first, freshId: newId() }));
  // A running save may have newer data than the last render, so it is also kept in a ref.
  const latest = useRef(known);
  const goneId = useRef<string>(undefined);
  const setEntry = (entry: E | null) => {
    latest.current = { entry, freshId: newId() };
    setKnown(latest.current);
  };
  const typedOf = ({ entry, freshId }: typeof known): V =>
    entry === null ? { ...valuesOf(null), id: freshId } : valuesOf(entry);

  const explain = (error: unknown, values: V): SaveOutcome<V> => {
    const { entry } = latest.current;
    const current = storedRecord(error, kind.read);
    if (current !== undefined) {
      const base = typedOf(latest.current);
      setEntry(current);
      const stored = valuesOf(current);
      // The response of an earlier request was lost: the stored record has what was sent, so the save has
      // succeeded. Bodies are compared, because the form has fields that no record keeps.
      if (JSON.stringify(kind.bodyOf(values, entry)) === JSON.stringify(kind.bodyOf(stored, current))) {
        showStored(userId, kind.part, current);
        return { kind: 'saved' };
      }
      return { kind: 'conflict', base, stored };
    }
    if (entry !== null && statusOf(error) === 404) {
      goneId.current = entry.id;
      setEntry(null);
      return { kind: 'failed', error, note: 'deleted' };
    }
    return { kind: 'failed', error, note: entry === null && isAbsent(error) ? 'notOffered' : 'kept' };
  };

  return {
    saved: typedOf(known),
    isNew: known.entry === null,
    save: async (values) => {
      const { entry, freshId } = latest.current;
      if (entry !== null && sameFields(values, valuesOf(entry), fields)) return { kind: 'unchanged' };
      const typedId = values.id === '' || values.id === goneId.current ? freshId : values.id;
      try {
        const body = { ...kind.bodyOf(values, entry), lastModified: entry?.lastModified ?? null };
        const stored = await kind.put(entry?.id ?? typedId, body, entry);
        setEntry(stored);
        showStored(userId, kind.part, stored);
        return { kind: 'saved' };
      } catch (error) {
        return explain(error, values);
      }
    },
  };
}

type EntryPart = 'education' | 'experience' | 'languageTests';

/** Puts a saved entry into the cache, so that it is shown before the list is read again. */
function showStored(userId: string, part: EntryPart, entry: Entry): void {
  queryClient().setQueryData(ownSectionsQuery(userId).queryKey, (before: OwnSections | undefined) => {
    if (before === undefined) return undefined;
    const all: readonly Entry[] = before[part];
    const isKnown = all.some(({ id }) => id === entry.id);
    const next = isKnown ? all.map((one) => (one.id === entry.id ? entry : one)) : [...all, entry];
    return { ...before, [part]: next };
  });
}
