import { type Draft, dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { draftName } from '@/pages/profile-edit/form/draftName';
import { NEW_ENTRY } from './useOpenEntry';

interface DraftKind<E, V> {
  readonly section: string;
  readonly userId: string;
  readonly valuesOf: (entry: E | null) => V;
  readonly valuesFrom: (stored: unknown) => V | undefined;
  readonly isSame: (one: V, other: V) => boolean;
}

/**
 * Unsaved work in entries whose forms are not open, by entry id, in ms since the epoch. A new entry whose save arrived
 * although its answer was lost is found among the entries by the id in its draft.
 */
export function waitingDrafts<E extends { readonly id: string }, V extends { readonly id: string }>(
  kind: DraftKind<E, V>,
  entries: readonly E[],
): ReadonlyMap<string, number> {
  const nameOf = (id: string) => draftName(kind.section, kind.userId, id);
  const read = (id: string): Draft<V> | undefined => readDraft(nameOf(id), kind.valuesFrom);
  const begun = read(NEW_ENTRY);
  if (begun !== undefined && entries.some(({ id }) => id === begun.values.id)) {
    keepDraft(nameOf(begun.values.id), begun);
    dropDraft(nameOf(NEW_ENTRY));
  }
  const found = [null, ...entries].flatMap((entry) => {
    const id = entry?.id ?? NEW_ENTRY;
    const draft = read(id);
    if (draft === undefined) return [];
    if (!kind.isSame(draft.values, kind.valuesOf(entry))) return [[id, draft.at] as const];
    dropDraft(nameOf(id));
    return [];
  });
  return new Map(found);
}
