import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { copies, isConnectionFailure } from '@/api/copies';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { listen } from '@/runtime/listen';
import { newId } from '@/runtime/newId';
import { sameFields } from '@/forms/saving/merge';
import type { Summary } from '@/forms/useFormSummary';
import { outbox } from '@/layout/outbox/outbox';
import type { OutboxEvent } from '@/layout/outbox/sending';
import { sectionSaveFrom } from '@/layout/outbox/sectionSave';
import { useToast } from '@/ui/toast/Toasts';
import type { FieldOf, SaveOutcome, SectionStore } from './saving';
import { useSectionScope } from './SectionScope';
import type { Way } from './useSectionForm';

interface LaterOptions<V extends FieldValues> {
  readonly store: SectionStore<V>;
  readonly fields: readonly FieldOf<V>[];
  readonly valuesFrom: (stored: unknown) => V | undefined;
}

/** The save of this section that waits in the outbox. */
function useWaitingSave<V extends FieldValues>({ store, valuesFrom }: LaterOptions<V>) {
  const { section, userId } = useSectionScope();
  const { entries } = useAppValue(outbox);
  const entry = entries.find(
    (one) => one.kind === 'profile' && one.target === section && one.userId === userId,
  );
  if (entry === undefined || store.later === undefined) return undefined;
  const save = sectionSaveFrom(entry.body);
  const [base, values] = [valuesFrom(save?.form.base), valuesFrom(save?.form.values)];
  return save === undefined || base === undefined || values === undefined
    ? undefined
    : { entry, save, base, values };
}

/**
 * With offline use, a section can be saved without a connection: the save waits in the outbox, and a later
 * save replaces it. When the server refuses it, the person is asked here.
 * @returns the store for the form
 */
export function useLaterSave<V extends FieldValues>(options: LaterOptions<V>) {
  const { store, fields } = options;
  const { t } = useTranslation('sections');
  const { section, userId } = useSectionScope();
  const box = useAppState(outbox);
  const offlineCopies = useAppState(copies);
  const isOn = useSyncExternalStore(offlineCopies.subscribe, offlineCopies.isOn);
  const waiting = useWaitingSave(options);
  /** Values that were sent but not yet read back from the server. */
  const [sent, setSent] = useState<V | null>(null);
  /** Id of the outbox entry about which the person was already asked. */
  const asked = useRef<string>(undefined);
  const may = isOn && store.later !== undefined;

  const hear = useEffectEvent((event: OutboxEvent) => {
    const { kind, target, body } = event.entry;
    if (event.type !== 'sent' || kind !== 'profile' || target !== section) return;
    setSent(options.valuesFrom(sectionSaveFrom(body)?.form.values) ?? null);
    void store.lookAgain?.().then(
      () => setSent(null),
      () => undefined,
    );
  });
  useEffect(() => box.onEvent((event) => hear(event)), [box]);

  const wait = async (values: V): Promise<SaveOutcome<V>> => {
    const change = await store.later?.(values);
    if (change === undefined) return { kind: 'failed', error: new Error('It cannot wait'), note: 'kept' };
    if (sameFields(values, store.saved, fields) && !store.isNew) {
      if (waiting !== undefined) box.discard(waiting.entry.clientId);
      return { kind: 'unchanged' };
    }
    const clientId = newId();
    const before = waiting === undefined ? [change.before] : [...waiting.save.before, waiting.save.after];
    const form = { base: waiting?.base ?? store.saved, values };
    const isTaken = box.add({
      clientId,
      userId,
      kind: 'profile',
      target: section,
      body: { ...change, before, form },
      at: Date.now(),
      name: t(`part.${section}`),
    });
    return isTaken
      ? { kind: 'waits' }
      : { kind: 'failed', error: new Error('Too much waits to be sent'), note: 'kept' };
  };

  const save = async (values: V): Promise<SaveOutcome<V>> => {
    if (may && !navigator.onLine) return wait(values);
    if (waiting?.entry.problem !== undefined && asked.current !== waiting.entry.clientId) {
      asked.current = waiting.entry.clientId;
      return { kind: 'conflict', base: waiting.base, stored: store.saved };
    }
    const result = await store.save(values);
    if (result.kind === 'saved' || result.kind === 'unchanged') {
      if (waiting !== undefined) box.discard(waiting.entry.clientId);
      return result;
    }
    return may && result.kind === 'failed' && isConnectionFailure(result.error) ? wait(values) : result;
  };

  return {
    store: { ...store, saved: waiting?.values ?? sent ?? store.saved, save },
    /** Whether the form can be saved without a connection. */
    may,
    /** The save that waits to be sent; undefined when there is none. */
    waiting: waiting && { id: waiting.entry.clientId, values: waiting.values },
    isRefused: waiting?.entry.problem !== undefined,
    /** Discards the waiting save, because the person decided otherwise. */
    drop: () => waiting && box.discard(waiting.entry.clientId),
  };
}

interface SaveWhenOnlineOptions {
  readonly summary: Summary;
  /** Whether there are unsaved changes. */
  readonly isWaiting: boolean;
  readonly save: (way: Way) => void;
}

/**
 * Without a connection nothing is sent. The form says so, and offers to save when there is a connection
 * again.
 */
export function useSaveWhenOnline({ summary, isWaiting, save }: SaveWhenOnlineOptions) {
  const { t } = useTranslation(['sections', 'words', 'terms']);
  const toast = useToast();
  /** The button that was pressed while there was no connection. */
  const refused = useRef<Way | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const offer = useEffectEvent(() => {
    if (refused.current === null && !isWaiting) return;
    const way = refused.current ?? 'stay';
    refused.current = null;
    summary.clear();
    toast({
      kind: 'info',
      message: t('words:youreBackOnline'),
      duration: 10_000,
      action: { label: t('saveNow'), run: () => isShown.current && save(way) },
    });
  });
  useEffect(() => listen(window, ['online'], () => offer()), []);

  return {
    /** Says that nothing can be saved now. @returns true when there is no connection */
    refuse(way: Way): boolean {
      if (navigator.onLine) return false;
      refused.current = way;
      summary.show(t('terms:offlineKept'));
      return true;
    },
  };
}
