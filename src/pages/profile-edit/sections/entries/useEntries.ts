import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { newId } from '@/runtime/newId';
import { useUndoableDelete } from '@/lists/deleting/useUndoableDelete';
import { type Draft, dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { sameFields } from '@/forms/saving/merge';
import { draftName } from '@/pages/profile-edit/form/saving';
import type { Entry, EntryKind, EntryValues } from './entryKind';

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

/**
 * Unsaved drafts of entries whose forms are closed: their time (ms since the epoch) by entry id. A new entry
 * that was saved although its response was lost is found by the id in its draft.
 */
function waitingDrafts<E extends Entry, V extends EntryValues, B extends object>(
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

/** The id of a new entry, in the address and in the name of its draft. */
export const NEW_ENTRY = 'new';

/** Options for opening a form. */
export interface OpenedWith {
  /** Restores the draft without asking. */
  readonly restore?: boolean;
  /** A NOC code that was chosen for the job. */
  readonly nocCode?: string;
}
interface OpenedState extends OpenedWith {
  /** True when the previous history entry is the same list without a form. */
  readonly fromList?: boolean;
}

const stateOf = (state: unknown): OpenedState => (typeof state === 'object' && state !== null ? state : {});

/** Which entry's form is open. The address holds it, so the browser's back button closes the form. */
export function useOpenEntry() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = stateOf(useLocation().state);
  const openId = params.get('entry');
  return {
    openId,
    openedWith: {
      ...(state.restore === true ? { restore: true } : {}),
      ...(typeof state.nocCode === 'string' ? { nocCode: state.nocCode } : {}),
    } satisfies OpenedWith as OpenedWith,
    open: (id: string, opened: OpenedWith = {}): void => {
      const next = new URLSearchParams(params);
      next.set('entry', id);
      // Only one form is open at a time, so another one replaces the history entry.
      setParams(next, {
        replace: openId !== null,
        state: { ...opened, fromList: openId === null || state.fromList === true },
      });
    },
    close: (): void => {
      if (state.fromList === true) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(params);
      next.delete('entry');
      setParams(next, { replace: true });
    },
  };
}
