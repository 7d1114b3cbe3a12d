import { useCallback } from 'react';
import { type DefaultValues, type Path, useForm as useControls } from 'react-hook-form';
import type { MessageKey } from '@/errors/normaliser';
import type { Form, FormFields, SentOf, ValuesOf } from './defineForm';
import type { DefinedFields } from './Field';
import { useDefined } from './useDefined';
import type { Explain, Summarize } from './useFormErrors';
import { type FormSubmission, useFormSubmission } from './useFormSubmission';

interface FormOptions<F extends FormFields, T> {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  /** The initial values; the blank ones by default. */
  readonly values?: ValuesOf<F>;
  /** Options of fields that only the page knows, such as the records to choose from. */
  readonly given?: Partial<Record<keyof F & string, object>>;
  /** The text for a failure without a known reason. */
  readonly standard?: MessageKey;
  /** Replaces the texts of a failure with more precise ones. */
  readonly explain?: Explain;
  /** The text of the summary before sending; by default it says how many fields are wrong. */
  readonly summarize?: Summarize<keyof F & string>;
  readonly send: (sent: SentOf<F>, signal: AbortSignal) => Promise<T>;
  readonly onDone: (answer: T) => void;
  /** @returns true if it has shown the failure, so that the form does not show it. */
  readonly onFailed?: (error: unknown) => boolean;
}

interface OpenForm<F extends FormFields> extends FormSubmission<keyof F & string> {
  /** For `<Field of>`. */
  readonly of: DefinedFields<ValuesOf<F>>;
  /** Restores the initial values. */
  readonly reset: () => void;
  /** Whether the values differ from the initial ones. */
  readonly isDirty: boolean;
  /** Focuses a field. */
  readonly focus: (name: keyof F & string) => void;
}

/**
 * Runs a form as data: it is checked by its rules and sent once at a time. Errors are shown beside their
 * fields in the current language, and the first wrong field is focused. The typed values always stay.
 */
export function useForm<F extends FormFields, T>(form: Form<F>, options: FormOptions<F, T>): OpenForm<F> {
  const { id, values = form.blank, given, summarize, send, onDone, ...rest } = options;
  const { nameOf, hintOf, specOf } = useDefined(form, given);
  const controls = useControls<ValuesOf<F>>({ defaultValues: values as DefaultValues<ValuesOf<F>> });
  const submission = useFormSubmission(controls, {
    ...rest,
    // The field names of such a form contain no paths.
    fields: form.names as readonly (Path<ValuesOf<F>> & keyof F & string)[],
    check: (typed, errors) => errors.say(form.check(typed), summarize),
    send: (typed: ValuesOf<F>, signal) => send(form.sent(typed), signal),
    onDone: (answer: T) => onDone(answer),
  });
  const { busy, errors } = submission;
  const { setFocus } = controls;
  const focus = useCallback((name: keyof F & string) => setFocus(name as Path<ValuesOf<F>>), [setFocus]);
  return {
    ...submission,
    reset: () => controls.reset(),
    // A getter, so that only components that read it render when it changes.
    get isDirty() {
      return controls.formState.isDirty;
    },
    focus,
    of: {
      fields: form.names as readonly Path<ValuesOf<F>>[],
      control: controls.control,
      frame: (name: keyof F & string) => ({
        id: `${id}-${name}`,
        label: nameOf(name),
        hint: hintOf(name),
        error: errors.of(name as Path<ValuesOf<F>> & keyof F & string),
        disabled: busy,
      }),
      specOf,
    },
  };
}
