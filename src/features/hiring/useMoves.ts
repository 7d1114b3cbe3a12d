import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '@/api/connection';
import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { send } from '@/api/send';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import type { StaffMove } from '@/config/jobs';
import { isSilent } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { dropDraft, keepDraft } from '@/forms/drafts/drafts';
import { storedRecord } from '@/forms/saving/conflict';
import { useClientIds } from '@/forms/useClientIds';
import { type Planned, type SendDeletes, TIME_TO_UNDO } from '@/lists/deleting/pendingDeletes';
import { useSentOnLeaving } from '@/lists/deleting/useUndoableDelete';
import { formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { focusRowOf } from '@/ui/focusNext';
import { useToast } from '@/ui/toast/Toasts';
import type { MoveDetails } from './moveForm';
import { pendingMoves, statusShown } from './pendingMoves';
import { MOVE_NAMES } from './stages';

/** A move to be made. */
export interface Move {
  readonly item: StaffApplication;
  readonly to: StaffMove;
  readonly details: MoveDetails;
  /** The values of the form, and the id of the person who filled it in: for the draft when the move fails. */
  readonly typed?: unknown;
  readonly userId?: string | undefined;
}

/** Name of the draft of a move that could not be sent. */
export const moveDraft = (userId: string, id: string, to: StaffMove): string => `move:${userId}:${id}:${to}`;

/** Somebody else has changed the application: the move, and the current state of the application. */
export interface Conflict {
  readonly move: Move;
  readonly current: StaffApplication;
}
export interface MoveFailure {
  readonly item: StaffApplication;
  readonly message: string;
}

/** Time to undo the move of several applications, and duration of the toast about a failed move, in ms. */
const LONG_TIME = 10_000;

/** Moves applications. A move can be undone for some seconds, and lists show it meanwhile. */
export function useMoves(onConflict: (conflict: Conflict) => void) {
  const { t } = useTranslation(['hiring', 'words', 'terms']);
  const say = useMessage('hiring', 'problems');
  const toast = useToast();
  const moves = useAppState(pendingMoves);
  const allPlanned = useAppValue(pendingMoves);
  const moveIds = useClientIds();
  useSentOnLeaving(moves.flush);
  // The page itself says why none could be rejected, unless it was left.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const offerUndo = useCallback(
    (
      message: string,
      { undo, over }: Planned,
      { id, duration, undone }: { id: string | undefined; duration: number; undone?: () => void },
    ) =>
      toast({
        kind: 'info',
        message,
        duration,
        action: {
          label: t('words:undo'),
          over,
          run: () => {
            if (undo()) {
              undone?.();
              focusRowOf(id);
            } else toast({ kind: 'error', message: t('tooLate') });
          },
        },
      }),
    [t, toast],
  );

  const move = useCallback(
    ({ item, to, details, typed, userId }: Move) => {
      // Other moves may be waiting, so only the id of this one is forgotten when it is saved.
      const content = JSON.stringify([item.id, item.status, to, typed ?? details]);
      const moveId = moveIds.of(content);
      const session = connection().generation();
      const draft = userId === undefined ? undefined : moveDraft(userId, item.id, to);
      const sendMove: SendDeletes = async (ids, options) => {
        try {
          const body = { to, ...details, expected: item.status, moveId };
          await send(adminApplications.move, { path: { id: item.id }, body, ...options });
          moveIds.clear(content);
          if (draft !== undefined) dropDraft(draft);
          return [];
        } catch (error) {
          if (isSilent(error) || connection().generation() !== session) return ids;
          // It says that the application was moved, and stays while the pointer is on it.
          closeOffer();
          // The typed values are kept as a draft: the dialog begins with them when it is opened again.
          if (draft !== undefined) keepDraft(draft, { at: Date.now(), values: typed });
          const current = storedRecord(error, adminApplications.byId.read);
          if (current !== undefined) onConflict({ move: { item, to, details, typed, userId }, current });
          else {
            const message = t('moveFailed', { name: item.applicantName, reason: say(userMessage(error)) });
            toast({ kind: 'error', message, duration: LONG_TIME });
          }
          return ids;
        }
      };
      const message = t('moved', { name: item.applicantName, stage: t(MOVE_NAMES[to]) });
      const planned = moves.plan([item], to, sendMove);
      const closeOffer = offerUndo(message, planned, { id: item.id, duration: TIME_TO_UNDO });
    },
    [moveIds, moves, offerUndo, onConflict, say, t, toast],
  );

  /**
   * Rejects several applications. `onFailed` gets those that could not be rejected, `onUndone` is called when
   * the person undoes it.
   */
  const rejectMany = useCallback(
    (
      items: readonly StaffApplication[],
      outcome: NonNullable<MoveDetails['outcome']>,
      callbacks: { onFailed: (failures: readonly MoveFailure[]) => void; onUndone: () => void },
    ) => {
      const content = JSON.stringify([items.map(({ id }) => id), outcome]);
      const moveId = moveIds.of(content);
      const session = connection().generation();
      const sendMany: SendDeletes = async (ids, options) => {
        try {
          const body = { ids: [...ids], to: 'rejected' as const, outcome, moveId };
          const answer = await send(adminApplications.bulkMove, { body, ...options });
          moveIds.clear(content);
          const reasons = new Map(answer.failed.map(({ id, message }) => [id, message]));
          const failures = items.flatMap((item) => {
            const message = reasons.get(item.id);
            return message === undefined ? [] : [{ item, message: say({ text: message.slice(0, 300) }) }];
          });
          const { updated: count } = answer;
          const done = t('rejected', { count, shown: formatNumber(count) });
          const [first] = failures;
          if (first === undefined) toast({ kind: 'success', message: done });
          else {
            const rest = {
              count: failures.length,
              shown: formatNumber(failures.length),
              reason: first.message,
            };
            toast({ kind: 'error', message: `${done} ${t('notRejected', rest)}`, duration: LONG_TIME });
            callbacks.onFailed(failures);
          }
          return [...reasons.keys()];
        } catch (error) {
          if (isSilent(error) || connection().generation() !== session) return ids;
          const message = say(userMessage(error));
          closeOffer();
          if (!isHere.current) toast({ kind: 'error', message, duration: LONG_TIME });
          callbacks.onFailed(items.map((item) => ({ item, message })));
          return ids;
        }
      };
      const count = items.length;
      const message = t('rejecting', { count, shown: formatNumber(count) });
      const planned = moves.plan(items, 'rejected', sendMany, LONG_TIME);
      const { onUndone: undone } = callbacks;
      const closeOffer = offerUndo(message, planned, { id: items[0]?.id, duration: LONG_TIME, undone });
    },
    [moveIds, moves, offerUndo, say, t, toast],
  );

  /** The application with the status of its pending move. */
  const shown = useCallback(
    (item: StaffApplication): StaffApplication => {
      const status = statusShown(item, allPlanned);
      return status === item.status ? item : { ...item, status };
    },
    [allPlanned],
  );
  return { move, rejectMany, shown };
}
