import { useCallback } from 'react';
import { isSilent } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useToast } from './Toasts';

/** Returns a function that shows the reason of a failure in a toast. Aborted requests show nothing. */
export function useFailureToast(): (error: unknown) => void {
  const say = useMessage();
  const toast = useToast();
  return useCallback(
    (error) => {
      if (isSilent(error)) return;
      toast({ kind: 'error', message: say(userMessage(error)) });
    },
    [say, toast],
  );
}
