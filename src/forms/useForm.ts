import { useCallback } from 'react';
import { type DefaultValues, type Path, useForm as useControls } from 'react-hook-form';
import type { MessageKey } from '@/errors/normaliser';
import type { Form, FormFields, SentOf, ValuesOf } from './defineForm';
import type { DefinedFields } from './Field';
import { useDefined } from './useDefined';
import type { Explain } from './useFormErrors';
import { type FormSubmission, useFormSubmission } from './useFormSubmission';

interface FormOptions<F extends FormFields, T> {
  /** The ids of the fields begin with it. */
  readonly id: string;
  /** What the form begins with; its blank values if not given. */
  readonly values?: ValuesOf<F>;
  /** What the page alone knows of a field: the records to choose from. */
  readonly given?: Partial<Record<keyof F & string, object>>;
  /** What is said when nothing is known about a failure. */
  readonly standard?: MessageKey;
  /** Says more of a failure than the server did. */
  readonly explain?: Explain;
  /** What the summary says of so many wrong fields; nothing if not given, as each says it itself. */
  readonly summarize?: (count: number) => string;
  readonly send: (sent: SentOf<F>, signal: AbortSignal) => Promise<T>;
  readonly onDone: (answer: T) => void;
  /** @returns true when the failure was shown: it is then not said by the form too. */
  readonly onFailed?: (error: unknown) => boolean;
}

interface OpenForm<F extends FormFields> extends FormSubmission<keyof F & string> {
  /** For `<Field of>`. */
  readonly of: DefinedFields<ValuesOf<F>>;
  /** Back to what it began with. */
  readonly reset: () => void;
  /** Whether something was typed that is not what it began with. */
  readonly isDirty: boolean;
  /** Puts the cursor into a field. */
  readonly focus: (name: keyof F & string) => void;
}

/**
 * A form as data, on the screen: checked by its rules and sent once at a time; what is wrong stands beside its field, in
 * the language of the moment, and the first wrong one takes the focus. What was typed stays whatever happens.
 */
export function useForm<F extends FormFields, T>(form: Form<F>, options: FormOptions<F, T>): OpenForm<F> {
  const { id, values = form.blank, given, summarize, send, onDone, ...rest } = options;
  const { nameOf, hintOf, specOf } = useDefined(form, given);
  const controls = useControls<ValuesOf<F>>({ defaultValues: values as DefaultValues<ValuesOf<F>> });
  const submission = useFormSubmission(controls, {
    ...rest,
    // The fields of a form as data are no paths into one another.
    fields: form.names as readonly (Path<ValuesOf<F>> & keyof F & string)[],
    check: (typed, errors) =>
      errors.say(form.check(typed), summarize && ((wrong) => summarize(wrong.length))),
    send: (typed: ValuesOf<F>, signal) => send(form.sent(typed), signal),
    onDone: (answer: T) => onDone(answer),
  });
  const { busy, errors } = submission;
  const { setFocus } = controls;
  const focus = useCallback((name: keyof F & string) => setFocus(name as Path<ValuesOf<F>>), [setFocus]);
  return {
    ...submission,
    reset: () => controls.reset(),
    // Only who asks is rendered when it changes.
    get isDirty() {
      return controls.formState.isDirty;
    },
    focus,
    of: {
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
