import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAutosave } from '@/forms/saving/autosave';
import { askBeforeClosing } from '@/runtime/askBeforeClosing';
import { endAll, listen } from '@/runtime/listen';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts';

/** The draft is written this long after the last key, in ms. */
const REST = 400;

export interface DraftState<V> {
  /** The draft of an earlier visit, until it is restored or discarded. */
  readonly offered: Draft<V> | null;
  readonly restore: () => void;
  readonly discard: () => void;
  /** Whether the form has unsaved changes. */
  readonly dirty: boolean;
  /** False if the browser stores no drafts. */
  readonly kept: boolean;
  /** Removes the draft after the values were saved. */
  readonly drop: () => void;
}

interface DraftOptions<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  /** The name of the draft. It contains the id of the person. */
  readonly name: string;
  /** The values on the server. */
  readonly saved: V;
  /** Validates a stored value field by field, because storage is not trusted; undefined if it is invalid. */
  readonly valuesFrom: (stored: unknown) => V | undefined;
  readonly isSame: (a: V, b: V) => boolean;
  /** Whether the person is still signed in. After a sign-out nothing of theirs may be stored. */
  readonly mayKeep: () => boolean;
  /** Called when the component unmounts with unsaved changes. */
  readonly onLeave?: () => void;
}

/**
 * Protects unsaved changes. They are stored as a draft while the person types, when the page is hidden and
 * when it is left, and offered at the next visit. The browser asks before a tab with unsaved changes is
 * closed.
 */
export function useDraft<V extends FieldValues>(options: DraftOptions<V>): DraftState<V> {
  const { form, name, saved } = options;
  const [offered, setOffered] = useState<Draft<V> | null>(() => {
    const draft = readDraft(name, options.valuesFrom);
    return draft === undefined || options.isSame(draft.values, saved) ? null : draft;
  });
  const [dirty, setDirty] = useState(false);
  const [kept, setKept] = useState(true);
  const latest = useRef({ ...options, dirty: false });

  const keep = useCallback(() => {
    if (!latest.current.dirty || !latest.current.mayKeep()) return;
    setKept(keepDraft(name, { at: Date.now(), values: form.getValues() }));
  }, [form, name]);
  const places = useMemo(() => [{ rest: REST, keep }], [keep]);
  const autosave = useAutosave(places, () => {
    const { dirty: isUnsaved, mayKeep, onLeave } = latest.current;
    if (isUnsaved && mayKeep()) onLeave?.();
  });

  const keepOrDrop = useCallback(() => {
    const now = !latest.current.isSame(form.getValues(), latest.current.saved);
    autosave.stop();
    if (now) autosave.changed();
    // The values are the saved ones again, so the draft is removed.
    else if (latest.current.dirty) dropDraft(name);
    latest.current.dirty = now;
    setDirty(now);
  }, [autosave, form, name]);

  useEffect(() => {
    Object.assign(latest.current, options);
  });

  // Removes a draft that equals the saved values: it was saved, but the answer came after the page was left.
  useEffect(() => {
    const { valuesFrom, isSame } = latest.current;
    const draft = readDraft(name, valuesFrom);
    if (draft !== undefined && isSame(draft.values, latest.current.saved)) dropDraft(name);
  }, [name]);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: keepOrDrop }), [form, keepOrDrop]);

  useEffect(() => {
    return dirty ? endAll(listen(window, ['beforeunload'], keep), askBeforeClosing()) : undefined;
  }, [dirty, keep]);

  const drop = useCallback(() => {
    autosave.stop();
    latest.current.dirty = false;
    setDirty(false);
    dropDraft(name);
  }, [autosave, name]);

  const restore = () => {
    if (offered === null) return;
    setOffered(null);
    form.reset(offered.values, { keepDefaultValues: true });
    keepOrDrop();
  };
  const discard = () => {
    setOffered(null);
    // If the person has typed since then, the draft already contains the new values.
    if (!latest.current.dirty) dropDraft(name);
  };
  return { offered, restore, discard, dirty, kept, drop };
}
