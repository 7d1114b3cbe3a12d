import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { send } from '@/api/send';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';

/** Undoes a decision, so that the document waits again. A failure is shown in a toast. */
export function usePutBack(
  onDone: (answer: StaffDocument) => void,
): (decided: StaffDocument) => Promise<void> {
  const say = useMessage();
  const toast = useToast();
  return async ({ id, version }) => {
    try {
      const seen = version > 0 ? { version } : {};
      onDone(await send(documents.verify, { path: { id }, body: { status: 'pending', ...seen } }));
    } catch (error) {
      if (isAborted(error) || endedSession(error)) return;
      toast({ kind: 'error', message: say(userMessage(error)) });
    }
  };
}
