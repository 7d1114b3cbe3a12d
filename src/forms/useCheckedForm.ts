import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormErrors, type FormErrorsOptions, useFormErrors } from './useFormErrors';
import type { Summary } from './useFormSummary';
import { useLastWrong } from './useSaidAgain';

export interface CheckedFormOptions<V extends FieldValues, F extends Path<V> & string>
  extends FormErrorsOptions<F> {
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
      // What was wrong with a field that is not on the screen any more holds nothing back: all is looked at anew.
      if (!busy) form.clearErrors();
      void submit(event as never);
    },
    /** Attempts it with values that are not what was typed, and are right. */
    go,
  };
}
