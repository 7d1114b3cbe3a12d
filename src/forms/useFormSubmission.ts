import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { MessageKey } from '@/errors/normaliser';
import { type Explain, type FormErrors, useFormErrors } from './useFormErrors';
import { type Summary, useFormSummary } from './useFormSummary';
import { useLastWrong } from './useSaidAgain';
import { useSubmission } from './useSubmission';

interface FormSubmissionOptions<V extends FieldValues, F extends Path<V> & string, T> {
  /** In the order in which they stand on the screen. */
  readonly fields: readonly F[];
  /** What is said when nothing is known about a failure. */
  readonly standard?: MessageKey;
  /** Says more of a failure than the server did. */
  readonly explain?: Explain | undefined;
  /** Looks at what was typed and says what is wrong with it. @returns whether it may be sent. */
  readonly check: (values: V, errors: FormErrors<F>, summary: Summary) => boolean;
  readonly send: (values: V, signal: AbortSignal) => Promise<T>;
  readonly onDone: (answer: T, values: V) => void;
  /** @returns true when the failure was shown: it is then not said by the form too. */
  readonly onFailed?: (error: unknown) => boolean;
}

export interface FormSubmission<F extends string> {
  /** For the form's `onSubmit`. */
  readonly submit: (event: { preventDefault: () => void }) => void;
  readonly busy: boolean;
  readonly summary: Summary;
  readonly errors: FormErrors<F>;
}

/** Checks a form and sends it, once at a time; what was typed stays whatever happens. */
export function useFormSubmission<V extends FieldValues, F extends Path<V> & string, T>(
  form: UseFormReturn<V>,
  options: FormSubmissionOptions<V, F, T>,
): FormSubmission<F> {
  const { fields, standard = 'errors:unexpected', explain, check, send, onDone, onFailed } = options;
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const errors = useFormErrors<V, F>(form, summary, fields, standard, explain);
  const busy = pending !== null;
  const keepWrong = useLastWrong<{ readonly values: V } | { readonly error: unknown }>((wrong) => {
    if ('values' in wrong) check(wrong.values, errors, summary);
    else errors.report(wrong.error);
  });
  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    const isRight = check(values, errors, summary);
    keepWrong(isRight ? null : { values });
    if (!isRight) return;
    const result = await run('form', (signal) => send(values, signal));
    if (result.outcome === 'done') onDone(result.value, values);
    else if (result.outcome === 'failed' && onFailed?.(result.error) !== true) {
      keepWrong({ error: result.error });
      errors.report(result.error);
    }
  });
  return { submit: (event) => void submit(event as never), busy, summary, errors };
}
