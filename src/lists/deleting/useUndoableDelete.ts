import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '@/api/connection';
import { useAppState } from '@/runtime/AppScope';
import { endAll, onPageHidden } from '@/runtime/listen';
import { isNotFound, isSilent } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { focusRowOf } from '@/ui/focusNext';
import { useToast } from '@/ui/toast/Toasts';
import { eachOf } from './eachOf';
import { pendingDeletes, type SendOptions, TIME_TO_UNDO } from './pendingDeletes';

/**
 * Calls `flush` when the page is hidden or left, before the person signs out, and when the component unmounts.
 * @param flush sends at once. It must be the same function in each render.
 */
export function useSentOnLeaving(flush: (options?: SendOptions) => void): void {
  useEffect(
    () =>
      endAll(
        onPageHidden(() => flush({ keepalive: true })),
        connection().onSigningOut((token) => flush({ keepalive: true, token })),
        () => flush(),
      ),
    [flush],
  );
}

interface UndoableDelete {
  readonly ids: readonly string[];
  readonly send: (id: string, options: SendOptions) => Promise<unknown>;
  readonly texts: {
    readonly done: string;
    readonly undo: string;
    readonly failed: (reason: string, count: number) => string;
  };
  /** A reason for a failure that is more precise than the one for the status. */
  readonly reasonOf?: (error: unknown) => string | undefined;
  /**
   * Creates the records again if Undo is pressed after the deletion was sent (the toast pauses while somebody
   * reads it).
   */
  readonly restore?: () => Promise<unknown>;
}

const CONCURRENT = 6;
const REASON_SHOWN = 10_000;

/**
 * Deletes records in a way that can be undone. They disappear at once; the request is sent when the toast
 * closes or the page is left.
 * @param oneAtATime whether a new deletion sends the previous one at once
 */
export function useUndoableDelete({ oneAtATime = false }: { readonly oneAtATime?: boolean } = {}) {
  const say = useMessage();
  const toast = useToast();
  const deletes = useAppState(pendingDeletes);
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.hidden);
  const busy = useSyncExternalStore(deletes.subscribe, deletes.busy);
  useSentOnLeaving(deletes.flush);

  const remove = ({ ids, send, texts, reasonOf, restore }: UndoableDelete): void => {
    const session = connection().generation();
    const isOver = (error: unknown) => isSilent(error) || connection().generation() !== session;
    if (oneAtATime) deletes.flush();
    const planned = deletes.add(ids, async (waiting, options) => {
      const failed = new Map<string, unknown>();
      await eachOf(waiting, CONCURRENT, async (id) => {
        try {
          await send(id, options);
        } catch (error) {
          // A 404 means that somebody else deleted the record: that counts as success.
          if (!isNotFound(error)) failed.set(id, error);
        }
      });
      const [error] = [...failed.values()].filter((each) => !isOver(each));
      if (error !== undefined) {
        // It says that the records were deleted, and stays while the pointer is on it.
        closeOffer();
        const message = texts.failed(reasonOf?.(error) ?? say(userMessage(error)), failed.size);
        toast({ kind: 'error', message, duration: REASON_SHOWN });
      }
      return [...failed.keys()];
    });
    const undo = async (): Promise<void> => {
      if (planned.undo() || restore === undefined) return;
      try {
        await restore();
      } catch (error) {
        if (!isOver(error))
          toast({ kind: 'error', message: say(userMessage(error)), duration: REASON_SHOWN });
      }
    };
    const closeOffer = toast({
      kind: 'info',
      message: texts.done,
      duration: TIME_TO_UNDO,
      action: {
        label: texts.undo,
        run: () => {
          void undo();
          focusRowOf(ids[0]);
        },
        ...(restore === undefined ? { over: planned.over } : {}),
      },
    });
  };
  return { hidden, busy, remove };
}
