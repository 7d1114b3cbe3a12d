import { useSyncExternalStore } from 'react';
import { sessionGeneration } from '@/api/connection';
import { useAppState } from '@/runtime/AppScope';
import { ApiError, endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';
import { eachOf } from './eachOf';
import { pendingDeletes, TIME_TO_UNDO } from './pendingDeletes';
import { OUTLIVES, useSentOnLeaving } from './useSentOnLeaving';

interface UndoableDelete {
  readonly ids: readonly string[];
  readonly send: (id: string, options: { readonly keepalive?: boolean }) => Promise<unknown>;
  readonly texts: {
    readonly done: string;
    readonly undo: string;
    readonly failed: (reason: string, count: number) => string;
  };
  /** Why they cannot be deleted, where that is known better than by the status. */
  readonly reasonOf?: (error: unknown) => string | undefined;
  /** Makes them anew, where Undo comes too late to keep them: the toast stands still while somebody reads it. */
  readonly restore?: () => Promise<unknown>;
}

const AT_ONCE = 6;
const REASON_SHOWN = 10_000;

/**
 * Deletes with a way back: what is deleted is out of sight at once, and sent for deletion when the toast's time is over,
 * or when the page is left. @param oneAtATime also at the next deletion
 */
export function useUndoableDelete({ oneAtATime = false }: { readonly oneAtATime?: boolean } = {}) {
  const say = useMessage();
  const toast = useToast();
  const deletes = useAppState(pendingDeletes);
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.hidden);
  const busy = useSyncExternalStore(deletes.subscribe, deletes.busy);
  useSentOnLeaving(deletes.flush);

  const remove = ({ ids, send, texts, reasonOf, restore }: UndoableDelete): void => {
    const session = sessionGeneration.current();
    const isOver = (error: unknown) =>
      isAborted(error) || endedSession(error) || sessionGeneration.current() !== session;
    if (oneAtATime) deletes.flush(false);
    const takeBack = deletes.add(ids, async (waiting, leaving) => {
      const failed = new Map<string, unknown>();
      await eachOf(waiting, AT_ONCE, async (id) => {
        try {
          await send(id, leaving ? OUTLIVES : {});
        } catch (error) {
          // Gone already is as good as deleted.
          if (!(error instanceof ApiError && error.status === 404)) failed.set(id, error);
        }
      });
      const [error] = [...failed.values()].filter((each) => !isOver(each));
      if (error !== undefined) {
        const message = texts.failed(reasonOf?.(error) ?? say(userMessage(error)), failed.size);
        toast({ kind: 'error', message, duration: REASON_SHOWN });
      }
      return [...failed.keys()];
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
  return { hidden, busy, remove };
}
