import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { session } from '@/identity/session/session';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft';
import { type EditorValues, sameValues } from './values';

/** So long after the last key, in ms, the draft is written. */
const REST = 400;

interface DraftState {
  /** Unsaved work of an earlier visit, until it is restored or discarded. */
  readonly offered: Draft | null;
  readonly restore: () => void;
  readonly discard: () => void;
  /** Whether something stands in the form that the server does not have. */
  readonly dirty: boolean;
  /** False where the browser keeps no drafts. */
  readonly kept: boolean;
  /** What stands in the form is saved: the draft goes. */
  readonly settle: () => void;
}

/** What was typed belongs to whoever is signed in: after a sign-out nothing of it is written. */
const isStill = (userId: string): boolean => {
  const now = session.get();
  return now.status === 'signedIn' && now.user.id === userId;
};

/**
 * Guards unsaved changes: kept as a draft while they are typed, when the page is hidden and when it is left, offered
 * on return; the browser asks before a tab with unsaved changes is closed.
 * @param saved what the server has.
 * @param onLeave called when the editor is left with unsaved changes.
 */
export function useDraft(
  form: UseFormReturn<EditorValues>,
  userId: string,
  saved: EditorValues,
  onLeave: () => void,
): DraftState {
  const [offered, setOffered] = useState<Draft | null>(() => {
    const draft = readDraft(userId);
    return draft === undefined || sameValues(draft.values, saved) ? null : draft;
  });
  const [dirty, setDirty] = useState(false);
  const [kept, setKept] = useState(true);
  const latest = useRef({ saved, onLeave, dirty: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    if (!latest.current.dirty || !isStill(userId)) return;
    setKept(keepDraft(userId, { at: Date.now(), values: form.getValues() }));
  }, [form, userId]);

  const look = useCallback(() => {
    const now = !sameValues(form.getValues(), latest.current.saved);
    clearTimeout(timer.current);
    if (now) timer.current = setTimeout(keep, REST);
    // Typed back to what is saved: there is nothing to keep.
    else if (latest.current.dirty) dropDraft(userId);
    latest.current.dirty = now;
    setDirty(now);
  }, [form, keep, userId]);

  useEffect(() => {
    latest.current.saved = saved;
    latest.current.onLeave = onLeave;
  }, [saved, onLeave]);

  // A draft that was saved after all (its answer came when the page was gone) is none.
  useEffect(() => {
    const draft = readDraft(userId);
    if (draft !== undefined && sameValues(draft.values, latest.current.saved)) dropDraft(userId);
  }, [userId]);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: look }), [form, look]);

  useEffect(() => {
    const onHide = () => keep();
    addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    const state = latest.current;
    return () => {
      removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      const left = state.dirty && isStill(userId);
      keep();
      if (left) state.onLeave();
    };
  }, [keep, userId]);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty, keep]);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    latest.current.dirty = false;
    setDirty(false);
    dropDraft(userId);
  }, [userId]);

  const restore = () => {
    if (offered === null) return;
    setOffered(null);
    form.reset(offered.values, { keepDefaultValues: true });
    look();
  };
  const discard = () => {
    setOffered(null);
    // What was typed since then has become the draft.
    if (!latest.current.dirty) dropDraft(userId);
  };
  return { offered, restore, discard, dirty, kept, settle };
}
