import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormErrors, type FormErrorsOptions, useFormErrors } from './useFormErrors';
import { type Summary, useLastWrong } from './useFormSummary';

export interface CheckedFormOptions<V extends FieldValues, F extends Path<V> & string>
  extends FormErrorsOptions<F> {
  /** Whether an attempt is running. Another one does not start then. */
  readonly busy: boolean;
  /** Checks the values and shows what is wrong. @returns whether they may be sent. */
  readonly check: (values: V, errors: FormErrors<F>, summary: Summary) => boolean;
  /** Resolves to the error to show; undefined if it succeeded, was aborted or showed the error itself. */
  readonly attempt: (values: V) => Promise<unknown>;
}

/**
 * A form that is checked and then attempted. Errors are shown in the summary and beside the fields, and again
 * when the language changes. The typed values stay.
 */
export function useCheckedForm<V extends FieldValues, F extends Path<V> & string>(
  form: UseFormReturn<V>,
  options: CheckedFormOptions<V, F>,
) {
  const { summary, busy, check, attempt } = options;
  const errors = useFormErrors<V, F>(form, options);
  const keepWrong = useLastWrong<{ readonly values: V } | { readonly error: unknown }>((wrong) => {
    if ('values' in wrong) check(wrong.values, errors, summary);
    else errors.report(wrong.error);
  });
  const go = async (values: V): Promise<void> => {
    const error = await attempt(values);
    if (error === undefined) return;
    keepWrong({ error });
    errors.report(error);
  };
  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    const isRight = check(values, errors, summary);
    keepWrong(isRight ? null : { values });
    if (isRight) await go(values);
  });
  return {
    errors,
    submit: (event?: { preventDefault: () => void }) => {
      // Errors are checked anew, so that one of a removed field does not block the form.
      if (!busy) form.clearErrors();
      void submit(event as never);
    },
    /** Attempts it with valid values that differ from the typed ones. */
    go,
  };
}
