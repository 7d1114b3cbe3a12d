import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { MessageKey } from '@/errors/normaliser';
import { type FormErrors, useFormErrors } from '@/forms/useFormErrors';
import type { Summary } from '@/forms/useFormSummary';
import { useLastWrong } from '@/forms/useSaidAgain';

interface AuthFormOptions<V extends FieldValues, F extends Path<V> & string> {
  readonly summary: Summary;
  /** In the order in which they stand on the screen. */
  readonly fields: readonly F[];
  /** What is said when nothing is known about a failure. */
  readonly standard: MessageKey;
  readonly busy: boolean;
  /** Looks at what was typed and says what is wrong with it. @returns whether it may be sent. */
  readonly check: (values: V, errors: FormErrors<F>) => boolean;
  /** Resolves to the error of the attempt; undefined when it succeeded or was abandoned. */
  readonly onSubmit: (values: V) => Promise<unknown>;
}

/** A form of the sign-in dialog: it is checked, then attempted; the attempt and the summary are the dialog's. */
export function useAuthForm<V extends FieldValues, F extends Path<V> & string>(
  form: UseFormReturn<V>,
  { summary, fields, standard, busy, check, onSubmit }: AuthFormOptions<V, F>,
) {
  const errors = useFormErrors(form, summary, fields, standard);
  const keepWrong = useLastWrong<{ readonly values: V } | { readonly error: unknown }>((wrong) => {
    if ('values' in wrong) check(wrong.values, errors);
    else errors.report(wrong.error);
  });
  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    const isRight = check(values, errors);
    keepWrong(isRight ? null : { values });
    if (!isRight) return;
    const error = await onSubmit(values);
    if (error === undefined) return;
    keepWrong({ error });
    errors.report(error);
  });
  return { errors, submit: (event: { preventDefault: () => void }) => void submit(event as never) };
}
