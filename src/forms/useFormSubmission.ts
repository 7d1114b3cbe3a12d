import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { MessageKey } from '@/errors/normaliser';
import { focusPageIfLost } from '@/ui/focusNext';
import { type CheckedFormOptions, useCheckedForm } from './useCheckedForm';
import type { FormErrors } from './useFormErrors';
import { type Summary, useFormSummary } from './useFormSummary';
import { useSubmission } from './useSubmission';

interface FormSubmissionOptions<V extends FieldValues, F extends Path<V> & string, T>
  extends Pick<CheckedFormOptions<V, F>, 'fields' | 'explain' | 'check'> {
  readonly standard?: MessageKey;
  readonly send: (values: V, signal: AbortSignal) => Promise<T>;
  readonly onDone: (answer: T, values: V) => void;
  /** @returns true if it has shown the failure, so that the form does not show it. */
  readonly onFailed?: (error: unknown) => boolean;
}

export interface FormSubmission<F extends string> {
  /** For the form's `onSubmit`. */
  readonly submit: (event: { preventDefault: () => void }) => void;
  readonly busy: boolean;
  readonly summary: Summary;
  readonly errors: FormErrors<F>;
}

/** Checks a form and sends it once at a time. The typed values always stay. */
export function useFormSubmission<V extends FieldValues, F extends Path<V> & string, T>(
  form: UseFormReturn<V>,
  options: FormSubmissionOptions<V, F, T>,
): FormSubmission<F> {
  const { standard = 'errors:unexpected', send, onDone, onFailed, ...checked } = options;
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const busy = pending !== null;
  const attempt = async (values: V): Promise<unknown> => {
    const result = await run('form', (signal) => send(values, signal));
    if (result.outcome === 'done') onDone(result.value, values);
    if (result.outcome !== 'failed') return undefined;
    if (onFailed?.(result.error) !== true) return result.error;
    // What is shown instead may have replaced the pressed button.
    focusPageIfLost();
    return undefined;
  };
  return { ...useCheckedForm(form, { ...checked, standard, summary, busy, attempt }), busy, summary };
}
