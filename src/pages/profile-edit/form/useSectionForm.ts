import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '@/forms/drafts/useDraft';
import { mergeVersions, sameFields, saveMerged } from '@/forms/saving/merge';
import type { DefinedFields } from '@/forms/Field';
import type { FormField } from '@/forms/defineForm';
import type { Problems } from '@/forms/problems';
import { type Summary, useFormSummary } from '@/forms/useFormSummary';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useSubmission } from '@/forms/useSubmission';
import { sectionPath } from '@/features/profile/sections';
import { formatTime } from '@/i18n/format';
import { endedSession } from '@/errors/ApiError';
import { isSignedInAs } from '@/identity/identity';
import { useToast } from '@/ui/toast/Toasts';
import { useOnline } from '@/ui/useOnline';
import {
  draftName,
  type FieldOf,
  type SaveNote,
  type SaveOutcome,
  type SectionStore,
  useSaveWords,
} from './saving';
import { useLaterSave, useSaveWhenOnline } from './useLaterSave';
import { useSectionScope } from './SectionScope';

/** What a submit button asks for: stay on the page, or go to the next section. */
export type Way = 'stay' | 'goOn';
export const wayOf = (event: SyntheticEvent | undefined): Way => {
  const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
  return submitter instanceof HTMLButtonElement && submitter.value === 'goOn' ? 'goOn' : 'stay';
};

export interface SectionFormOptions<V extends FieldValues> {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  readonly store: SectionStore<V>;
  /** The fields in the order of the form. */
  readonly fields: readonly FieldOf<V>[];
  readonly nameOf: (field: FieldOf<V>) => string;
  /** Names of fields in the backend's errors, where they differ. */
  readonly serverNames?: Readonly<Record<string, FieldOf<V>>>;
  /** The problems by field: wrong values, and missing ones without which nothing can be saved. */
  readonly check: (values: V) => Problems<FieldOf<V>>;
  /** Reads a stored draft and checks every field of it; undefined when it is no draft. */
  readonly valuesFrom: (stored: unknown) => V | undefined;
  /** The text of a value in the conflict dialog; '' or null for no value. */
  readonly textOf: (field: FieldOf<V>, values: V) => ReactNode;
  readonly hintOf: (field: FieldOf<V>) => string | undefined;
  /** The definition of a field. */
  readonly specOf: (field: FieldOf<V>) => FormField;
  /** In a section with several records, the id of the record in the form. It is part of the draft's name. */
  readonly entry?: string;
  /** Called after a save that stays on the page. */
  readonly onSaved?: () => void;
  /** Called after a failure, when its message is shown. */
  readonly onFailed?: (note: SaveNote) => void;
}

export interface Conflict<V extends FieldValues> {
  readonly mine: V;
  readonly stored: V;
  readonly merged: V;
  readonly asked: readonly FieldOf<V>[];
  readonly way: Way;
}

export interface SectionForm<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly busy: boolean;
  /** The fields for `<Field of>` and `<Bound of>`. */
  readonly of: DefinedFields<V>;
  readonly summary: Summary;
  readonly draft: ReturnType<typeof useDraft<V>>;
  readonly submit: (event?: SyntheticEvent) => void;
  readonly conflict: Conflict<V> | null;
  /** Continues the save with the chosen values; null closes the dialog and keeps the typed values. */
  readonly resolve: (values: V | null) => void;
  readonly options: SectionFormOptions<V>;
}

/**
 * The form of a section or of one of its entries. It validates, saves what is filled in, keeps a draft, and
 * asks when somebody else changed the same record. Typed values are never lost.
 */
export function useSectionForm<V extends FieldValues>(options: SectionFormOptions<V>): SectionForm<V> {
  const { fields, entry } = options;
  const { t } = useTranslation(['sections', 'profile', 'words', 'terms']);
  const { section, userId, back, next } = useSectionScope();
  const navigate = useNavigate();
  const toast = useToast();
  const summary = useFormSummary();
  const words = useSaveWords(fields, options.nameOf);
  const { pending, run } = useSubmission();
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const later = useLaterSave(options);
  const { store } = later;
  const form = useForm<V>({ defaultValues: structuredClone(store.saved) as DefaultValues<V> });
  const isSame = (one: V, other: V) => sameFields(one, other, fields);
  const draft = useDraft<V>({
    form,
    name: draftName(section, userId, entry),
    saved: store.saved,
    valuesFrom: options.valuesFrom,
    isSame,
    mayKeep: () => isSignedInAs(userId),
    onLeave: () =>
      toast({
        kind: 'info',
        message: t('profile:editor.left'),
        action: { label: t('words:keepEditing'), run: () => void navigate(sectionPath(section)) },
      }),
  });

  const fill = (values: V) => form.reset(structuredClone(values), { keepDefaultValues: true });

  const finish = (way: Way, message: string, kind: 'success' | 'info') => {
    draft.drop();
    toast({ kind, message });
    if (way === 'goOn') void navigate(back ?? next, { replace: back !== null });
    else options.onSaved?.();
  };

  /** What happens after the save, and the note for its failure. */
  const way = useRef<Way>('stay');
  const note = useRef<SaveNote>('kept');

  const failed = (error: unknown, what: SaveNote): unknown => {
    note.current = what;
    options.onFailed?.(what);
    // The end of the session is reported elsewhere.
    return endedSession(error) ? undefined : error;
  };

  /** @returns `merged` when the save must be repeated with somebody else's changes, without a question */
  const saveOnce = async (values: V): Promise<{ readonly merged?: V; readonly error?: unknown }> => {
    const result = await run('form', (): Promise<SaveOutcome<V>> => store.save(values));
    if (result.outcome === 'abandoned') return {};
    if (result.outcome === 'failed') return { error: failed(result.error, 'kept') };
    const { value } = result;
    if (value.kind === 'failed') return { error: failed(value.error, value.note) };
    if (value.kind === 'conflict') {
      const { base, stored } = value;
      // Fields changed only elsewhere are asked about too, so that people see what they are saving.
      const { merged, elsewhere } = mergeVersions({ base, mine: values, stored }, fields);
      if (elsewhere.length === 0) return { merged };
      setConflict({ mine: values, stored, merged, asked: elsewhere, way: way.current });
    } else if (value.kind === 'saved') {
      finish(way.current, t('terms:savedAt', { time: formatTime(Date.now()) }), 'success');
    } else if (value.kind === 'waits') {
      finish(way.current, t('sections:waits'), 'info');
    } else finish(way.current, t('profile:editor.unchanged'), 'info');
    return {};
  };

  const attempt = async (typed: V): Promise<unknown> => {
    let values = typed;
    let error: unknown;
    await saveMerged(async (mayRepeat) => {
      const { merged, error: found } = await saveOnce(values);
      error =
        merged === undefined || mayRepeat ? found : failed(new Error('Changed again and again'), 'kept');
      values = merged ?? values;
      return merged !== undefined;
    });
    return error;
  };

  const { errors, submit, go } = useCheckedForm<V, FieldOf<V>>(form, {
    summary,
    fields,
    standard: 'errors:unexpected',
    serverNames: options.serverNames,
    explain: (_error, said) => words.explain(note.current, said),
    busy: pending !== null,
    check: (values, { say }) =>
      say(options.check(values), words.listed) && (later.may || !offline.refuse(way.current)),
    attempt,
  });
  const save = (wanted: Way, event?: SyntheticEvent): void => {
    way.current = wanted;
    submit(event);
  };

  const goOn = (values: V, wanted: Way): Promise<void> => {
    way.current = wanted;
    return go(values);
  };

  const offline = useSaveWhenOnline({
    summary,
    isWaiting: draft.dirty,
    save,
  });

  // A waiting save is read from a database, so it may arrive after the form. When the server refused it, the
  // person is asked as soon as there is a connection.
  const take = useEffectEvent((id: string | undefined, isRefused: boolean) => {
    if (later.waiting === undefined || later.waiting.id !== id) return;
    const { values } = later.waiting;
    if (isSame(form.getValues(), options.store.saved)) fill(values);
    if (isRefused && pending === null) void goOn(values, 'stay');
  });
  const { waiting, isRefused } = later;
  const waitingId = waiting?.id;
  const isAskedAbout = useOnline() && isRefused;
  useEffect(() => take(waitingId, isAskedAbout), [waitingId, isAskedAbout]);

  const resolve = (values: V | null) => {
    setConflict(null);
    if (values === null || conflict === null) return;
    fill(values);
    if (isSame(values, conflict.stored)) {
      later.drop();
      finish(conflict.way, t('sections:conflict.taken'), 'info');
    } else void goOn(values, conflict.way);
  };

  return {
    form,
    busy: pending !== null,
    of: {
      fields,
      control: form.control,
      frame: (field: FieldOf<V>) => ({
        id: `${options.id}-${field}`,
        label: options.nameOf(field),
        hint: options.hintOf(field),
        error: errors.of(field),
        disabled: pending !== null,
      }),
      specOf: options.specOf,
    },
    summary,
    draft,
    submit: (event) => save(wayOf(event), event),
    conflict,
    resolve,
    options,
  };
}
