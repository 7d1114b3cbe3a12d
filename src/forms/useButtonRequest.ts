import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { focusPageIfLost } from '@/ui/focusNext';
import { useFormSummary, useLastWrong } from './useFormSummary';
import { useSubmission } from './useSubmission';

/**
 * The request of a button that has no form. At most one runs at a time. `summary` says why it failed, and says it
 * again when the language changes.
 * @param reasonOf a reason that is more precise than the one for the status
 */
export function useButtonRequest(reasonOf?: (error: unknown) => string | undefined) {
  const say = useMessage();
  const summary = useFormSummary();
  const { pending, run, abort } = useSubmission();
  const show = (error: unknown): void => summary.show(reasonOf?.(error) ?? say(userMessage(error)));
  const keepWrong = useLastWrong(show);

  /** @param onFailed returns true if it has shown the failure */
  const request = async <T>(
    work: (signal: AbortSignal) => Promise<T>,
    onDone: (answer: T) => void,
    onFailed?: (error: unknown) => boolean,
  ): Promise<void> => {
    summary.clear();
    const result = await run('form', work);
    if (result.outcome === 'done') onDone(result.value);
    else if (result.outcome === 'failed') {
      if (onFailed?.(result.error) === true) {
        // What is shown instead may have replaced the pressed button.
        focusPageIfLost();
        return;
      }
      keepWrong(result.error);
      show(result.error);
    }
  };
  return { request, abort, summary, busy: pending !== null };
}
