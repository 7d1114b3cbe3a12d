import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { MessageKey } from '@/errors/normaliser';
import { type Explain, type FormErrors, useFormErrors } from './useFormErrors';
import type { Summary } from './useFormSummary';
import { useLastWrong } from './useSaidAgain';

export interface CheckedFormOptions<V extends FieldValues, F extends Path<V> & string> {
  readonly summary: Summary;
  /** In the order in which they stand on the screen. */
  readonly fields: readonly F[];
  /** What is said when nothing is known about a failure. */
  readonly standard: MessageKey;
  /** Says more of a failure than the server did. */
  readonly explain?: Explain | undefined;
  /** An attempt is running: another one does not begin. */
  readonly busy: boolean;
  /** Looks at what was typed and says what is wrong with it. @returns whether it may be sent. */
  readonly check: (values: V, errors: FormErrors<F>, summary: Summary) => boolean;
  /** Resolves to the error that is to be shown; undefined when it succeeded, was abandoned or was shown elsewhere. */
  readonly attempt: (values: V) => Promise<unknown>;
}

/**
 * A form that is checked, then attempted. What is wrong is said in the summary and beside its fields, and again when the
 * language changes; what was typed stays.
 */
export function useCheckedForm<V extends FieldValues, F extends Path<V> & string>(
  form: UseFormReturn<V>,
  options: CheckedFormOptions<V, F>,
) {
  const { summary, fields, standard, explain, busy, check, attempt } = options;
  const errors = useFormErrors<V, F>(form, summary, fields, standard, explain);
  const keepWrong = useLastWrong<{ readonly values: V } | { readonly error: unknown }>((wrong) => {
    if ('values' in wrong) check(wrong.values, errors, summary);
    else errors.report(wrong.error);
  });
  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    const isRight = check(values, errors, summary);
    keepWrong(isRight ? null : { values });
    if (!isRight) return;
    const error = await attempt(values);
    if (error === undefined) return;
    keepWrong({ error });
    errors.report(error);
  });
  return { errors, submit: (event: { preventDefault: () => void }) => void submit(event as never) };
}
