import { useSyncExternalStore } from 'react';
import { sessionGeneration } from '@/api/connection';
import { usePart } from '@/config/AppScope';
import { ApiError, endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';
import { pendingDeletes, TIME_TO_UNDO } from './pendingDeletes';
import { OUTLIVES, useSentOnLeaving } from './useSentOnLeaving';

interface UndoableDelete {
  readonly id: string;
  readonly send: (options: { readonly keepalive?: boolean }) => Promise<unknown>;
  readonly texts: {
    readonly done: string;
    readonly undo: string;
    readonly failed: (reason: string) => string;
  };
  /** Why it cannot be deleted, where that is known better than by the status. */
  readonly reasonOf?: (error: unknown) => string | undefined;
  /** Makes it anew, where Undo comes too late to keep it. */
  readonly restore?: () => Promise<unknown>;
}

const REASON_SHOWN = 10_000;

/**
 * Deletes one record with a way back: it is out of sight at once, and sent for deletion when the toast's time is over,
 * at the next deletion, or when the page is left.
 */
export function useUndoableDelete() {
  const say = useMessage();
  const toast = useToast();
  const deletes = usePart(pendingDeletes);
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.hidden);
  useSentOnLeaving(deletes.flush);

  const remove = ({ id, send, texts, reasonOf, restore }: UndoableDelete): void => {
    const session = sessionGeneration.current();
    const isOver = (error: unknown) =>
      isAborted(error) || endedSession(error) || sessionGeneration.current() !== session;
    const fail = (error: unknown) => {
      if (isOver(error)) return;
      const reason = reasonOf?.(error) ?? say(userMessage(error));
      toast({ kind: 'error', message: texts.failed(reason), duration: REASON_SHOWN });
    };
    deletes.flush(false);
    const takeBack = deletes.add([id], async (ids, leaving) => {
      try {
        await send(leaving ? OUTLIVES : {});
        return [];
      } catch (error) {
        // Gone already is as good as deleted.
        if (error instanceof ApiError && error.status === 404) return [];
        fail(error);
        return ids;
      }
    });
    const undo = async (): Promise<void> => {
      if (takeBack() || restore === undefined) return;
      try {
        await restore();
      } catch (error) {
        if (!isOver(error))
          toast({ kind: 'error', message: say(userMessage(error)), duration: REASON_SHOWN });
      }
    };
    toast({
      kind: 'info',
      message: texts.done,
      duration: TIME_TO_UNDO,
      action: { label: texts.undo, run: () => void undo() },
    });
  };
  return { hidden, remove };
}
