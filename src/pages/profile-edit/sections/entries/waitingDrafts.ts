import { type Draft, dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { draftName } from '@/pages/profile-edit/form/draftName';
import { sameFields } from '@/forms/saving/merge';
import type { Entry, EntryKind, EntryValues } from './entryKind';
import { NEW_ENTRY } from './useOpenEntry';

/**
 * Unsaved drafts of entries whose forms are closed: their time (ms since the epoch) by entry id. A new entry
 * that was saved although its response was lost is found by the id in its draft.
 */
export function waitingDrafts<E extends Entry, V extends EntryValues, B extends object>(
  kind: EntryKind<E, V, B>,
  userId: string,
  entries: readonly E[],
): ReadonlyMap<string, number> {
  const fields = kind.draftFields ?? kind.fields;
  const nameOf = (id: string) => draftName(kind.section, userId, id);
  const read = (id: string): Draft<V> | undefined => readDraft(nameOf(id), kind.valuesFrom);
  const newDraft = read(NEW_ENTRY);
  if (newDraft !== undefined && entries.some(({ id }) => id === newDraft.values.id)) {
    keepDraft(nameOf(newDraft.values.id), newDraft);
    dropDraft(nameOf(NEW_ENTRY));
  }
  const waiting = [null, ...entries].flatMap((entry) => {
    const id = entry?.id ?? NEW_ENTRY;
    const draft = read(id);
    if (draft === undefined) return [];
    if (!sameFields(draft.values, kind.valuesOf(entry), fields)) return [[id, draft.at] as const];
    dropDraft(nameOf(id));
    return [];
  });
  return new Map(waiting);
}
