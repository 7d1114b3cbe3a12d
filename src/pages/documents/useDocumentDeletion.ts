import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionGeneration } from '@/api/connection';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { send } from '@/api/queries';
import { usePart } from '@/config/AppScope';
import { ApiError, endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { pendingDeletes, TIME_TO_UNDO } from '@/features/records/deleting/pendingDeletes';
import { useSentOnLeaving } from '@/features/records/deleting/useSentOnLeaving';
import { useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';

/** Deletes documents with a way back: sent when the time for it is over, or when the page is left. */
export function useDocumentDeletion() {
  const { t } = useTranslation('documents');
  const say = useMessage('documents');
  const toast = useToast();
  const deletes = usePart(pendingDeletes);
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.hidden);
  useSentOnLeaving(deletes.flush);

  const remove = useCallback(
    ({ id, name: given }: StoredDocument): void => {
      // Nothing in a name turns the sentence around.
      const name = `\u2068${given}\u2069`;
      const session = sessionGeneration.current();
      const takeBack = deletes.add([id], async (ids, leaving) => {
        try {
          await send(documents.remove, { path: { id }, ...(leaving ? { keepalive: true } : {}) });
          return [];
        } catch (error) {
          // Gone already is as good as deleted.
          if (error instanceof ApiError && error.status === 404) return [];
          if (!isAborted(error) && !endedSession(error) && sessionGeneration.current() === session) {
            const isUsed = error instanceof ApiError && error.status === 409;
            const reason = isUsed ? t('delete.used') : say(userMessage(error));
            toast({ kind: 'error', message: t('delete.failed', { name, reason }), duration: 10_000 });
          }
          return ids;
        }
      });
      toast({
        kind: 'info',
        message: t('delete.done', { name }),
        duration: TIME_TO_UNDO,
        action: { label: t('delete.undo'), run: () => void takeBack() },
      });
    },
    [deletes, say, t, toast],
  );
  return { hidden, remove };
}
