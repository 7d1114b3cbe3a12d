import { useTranslation } from 'react-i18next';
import { newId } from '@/runtime/newId';
import { useUndoableDelete } from '@/lists/deleting/useUndoableDelete';
import { dropDraft } from '@/forms/drafts/drafts';
import { draftName } from '@/pages/profile-edit/form/draftName';
import type { Entry, EntryKind, EntryValues } from './entryKind';
import { waitingDrafts } from './waitingDrafts';

/**
 * The entries of a section for its EntryList, without those whose deletion can still be undone.
 * @param all the entries in the order of the list
 */
export function useEntries<E extends Entry, V extends EntryValues, B extends object>(
  kind: EntryKind<E, V, B>,
  userId: string,
  all: readonly E[],
) {
  const { t } = useTranslation(['forms', 'words']);
  const { hidden, remove } = useUndoableDelete({ oneAtATime: true });
  const { section, most } = kind;
  const entries = all.filter(({ id }) => !hidden.has(id));
  return {
    section,
    most,
    entries,
    onDelete: (entry: E, name: string): void =>
      remove({
        ids: [entry.id],
        send: (id, options) => kind.remove(id, options),
        restore: () =>
          kind.put(newId(), { ...kind.bodyOf(kind.valuesOf(entry), entry), lastModified: null }, entry),
        texts: {
          done: t('deleted.done', { name }),
          undo: t('words:undo'),
          failed: (reason) => t('deleted.failed', { name, reason }),
        },
      }),
    /** Unsaved drafts of entries whose forms are closed: their time (ms since the epoch) by entry id. */
    drafts: () => waitingDrafts(kind, userId, entries),
    onDiscardDraft: (id: string): void => dropDraft(draftName(section, userId, id)),
  };
}
