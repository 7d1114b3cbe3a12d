import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAutosave } from '@/forms/saving/autosave';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts';

/** So long after the last key, in ms, the draft is written. */
const REST = 400;

export interface DraftState<V> {
  /** Unsaved work of an earlier visit, until it is restored or discarded. */
  readonly offered: Draft<V> | null;
  readonly restore: () => void;
  readonly discard: () => void;
  /** Whether something stands in the form that the server does not have. */
  readonly dirty: boolean;
  /** False where the browser keeps no drafts. */
  readonly kept: boolean;
  /** What stands in the form is saved: the draft goes. */
  readonly drop: () => void;
}

export interface DraftOptions<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  /** Names the draft among all that are stored; holds the id of the person whose work it is. */
  readonly name: string;
  /** What the server has. */
  readonly saved: V;
  /** A stored value rebuilt field by field, because storage is hostile input; undefined when it is none. */
  readonly valuesFrom: (stored: unknown) => V | undefined;
  readonly isSame: (a: V, b: V) => boolean;
  /** Whether the person whose work it is is still signed in: after a sign-out nothing of it is written. */
  readonly mayKeep: () => boolean;
  /** Called when the form is left with unsaved changes. */
  readonly onLeave?: () => void;
}

/**
 * Guards unsaved changes: kept as a draft while they are typed, when the page is hidden and when it is left, offered
 * on return; the browser asks before a tab with unsaved changes is closed.
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
    // Typed back to what is saved: there is nothing to keep.
    else if (latest.current.dirty) dropDraft(name);
    latest.current.dirty = now;
    setDirty(now);
  }, [autosave, form, name]);

  useEffect(() => {
    Object.assign(latest.current, options);
  });

  // A draft that was saved after all (its answer came when the page was gone) is none.
  useEffect(() => {
    const { valuesFrom, isSame } = latest.current;
    const draft = readDraft(name, valuesFrom);
    if (draft !== undefined && isSame(draft.values, latest.current.saved)) dropDraft(name);
  }, [name]);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: keepOrDrop }), [form, keepOrDrop]);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
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
    // What was typed since then has become the draft.
    if (!latest.current.dirty) dropDraft(name);
  };
  return { offered, restore, discard, dirty, kept, drop };
}
