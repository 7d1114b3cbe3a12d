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
import { formatDate } from '@/i18n/format';
import { endedSession } from '@/errors/ApiError';
import { isSignedInAs } from '@/identity/identity';
import { useToast } from '@/ui/toast/Toasts';
import { useOnline } from '@/ui/useOnline';
import type { FieldOf, SaveNote, SaveOutcome, SectionStore } from './saving';
import { draftName } from './draftName';
import { useSaveWords } from './useSaveWords';
import { useLaterSave } from './useLaterSave';
import { useSectionScope } from './SectionScope';
import { useSaveWhenOnline } from './useSaveWhenOnline';

/** What a press on a button asks for: to stay on the page, or to go to the next part. */
export type Way = 'stay' | 'goOn';
const wayOf = (event: SyntheticEvent | undefined): Way => {
  const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
  return submitter instanceof HTMLButtonElement && submitter.value === 'goOn' ? 'goOn' : 'stay';
};

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const clockTime = (): string => formatDate(Date.now(), CLOCK);

export interface SectionFormOptions<V extends FieldValues> {
  /** The ids of the fields begin with it. */
  readonly id: string;
  readonly store: SectionStore<V>;
  /** In the order in which they stand on the screen. */
  readonly fields: readonly FieldOf<V>[];
  readonly nameOf: (field: FieldOf<V>) => string;
  /** What the backend calls a field in its refusals, where it names it otherwise. */
  readonly serverNames?: Readonly<Record<string, FieldOf<V>>>;
  /** What is wrong, by field: wrong answers, and those without which nothing can be saved. */
  readonly check: (values: V) => Problems<FieldOf<V>>;
  /** A stored draft rebuilt field by field, because storage is hostile input; undefined when it is none. */
  readonly valuesFrom: (stored: unknown) => V | undefined;
  /** How a value is told in the question about changes made elsewhere; '' or null for none. */
  readonly textOf: (field: FieldOf<V>, values: V) => ReactNode;
  readonly hintOf?: (field: FieldOf<V>) => string | undefined;
  /** Of a form as data. */
  readonly specOf?: (field: FieldOf<V>) => FormField;
  /** Of a section with several records: the id of the one in the form. It names the draft. */
  readonly entry?: string;
  /** After a save that stays on the page. */
  readonly onSaved?: () => void;
  /** After a failure, once it was said. */
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
  /** For `<Field of>` and `<Bound of>`. */
  readonly of: DefinedFields<V>;
  readonly summary: Summary;
  readonly draft: ReturnType<typeof useDraft<V>>;
  readonly submit: (event?: SyntheticEvent) => void;
  readonly conflict: Conflict<V> | null;
  /** Goes on with what was chosen; null closes the question and keeps what was typed. */
  readonly resolve: (values: V | null) => void;
  readonly options: SectionFormOptions<V>;
}

/**
 * The form of a section, or of one of its entries: checked, saved as far as it is filled in, kept as a draft, asked
 * about where somebody else changed the same. What was typed stays whatever happens.
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

  /** How the person wants to go on after the save, and what they should know of its failure. */
  const way = useRef<Way>('stay');
  const note = useRef<SaveNote>('kept');

  const failed = (error: unknown, what: SaveNote): unknown => {
    note.current = what;
    options.onFailed?.(what);
    // The session's own end is said elsewhere.
    return endedSession(error) ? undefined : error;
  };

  /** @returns what is to be saved instead, where somebody else changed what nobody has to be asked about. */
  const saveOnce = async (values: V): Promise<{ readonly merged?: V; readonly error?: unknown }> => {
    const result = await run('form', (): Promise<SaveOutcome<V>> => store.save(values));
    if (result.outcome === 'abandoned') return {};
    if (result.outcome === 'failed') return { error: failed(result.error, 'kept') };
    const { value } = result;
    if (value.kind === 'failed') return { error: failed(value.error, value.note) };
    if (value.kind === 'conflict') {
      const { base, stored } = value;
      // What was changed only elsewhere is asked about too: the person sees what they are about to save.
      const { merged, elsewhere } = mergeVersions({ base, mine: values, stored }, fields);
      if (elsewhere.length === 0) return { merged };
      setConflict({ mine: values, stored, merged, asked: elsewhere, way: way.current });
    } else if (value.kind === 'saved') {
      finish(way.current, t('terms:savedAt', { time: clockTime() }), 'success');
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

  // What waits is read from a database, and comes after the form; what was refused is asked about once there is a connection.
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
      control: form.control,
      frame: (field: FieldOf<V>) => ({
        id: `${options.id}-${field}`,
        label: options.nameOf(field),
        hint: options.hintOf?.(field),
        error: errors.of(field),
        disabled: pending !== null,
      }),
      specOf: (field: FieldOf<V>) => {
        const spec = options.specOf?.(field);
        if (spec === undefined) throw new Error(`No kind is known for ${field}`);
        return spec;
      },
    },
    summary,
    draft,
    submit: (event) => save(wayOf(event), event),
    conflict,
    resolve,
    options,
  };
}
