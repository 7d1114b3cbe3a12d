import { appState } from '@/runtime/app';
import { createStore } from '@/runtime/listeners';
import type { StaffMove } from '@/config/jobs';
import { createPendingDeletes, type Planned, type SendDeletes } from '@/lists/deleting/pendingDeletes';

/** The status of an application, as the list has it. */
interface ListedStatus {
  readonly id: string;
  readonly status: string;
  readonly updatedAt?: string | null | undefined;
}

interface PlannedMove {
  readonly to: StaffMove;
  /** The status when the move was planned, and those of the moves before it that the list may not have yet. */
  readonly from: readonly string[];
  /** `updatedAt` of the application when the move was planned; null when the backend does not send it. */
  readonly seen: string | null;
  readonly isSent: boolean;
}
type PlannedMoves = ReadonlyMap<string, PlannedMove>;

/**
 * The status to show: the planned one, as long as the list does not have a newer status. After the move was
 * sent, any later change of the application counts as newer: it may have been sent again by its applicant.
 */
export function statusShown(item: ListedStatus, planned: PlannedMoves): string {
  const move = planned.get(item.id);
  const isOld = move?.from.includes(item.status) && (!move.isSent || move.seen === (item.updatedAt ?? null));
  return move !== undefined && isOld === true ? move.to : item.status;
}

/**
 * Moves that can still be undone. They are shown at once. They are sent when the time to undo them is over,
 * when the next move is planned or when the page is left, whichever comes first.
 */
export function createPendingMoves() {
  const pending = createPendingDeletes();
  const planned = createStore<PlannedMoves>(new Map());
  const forget = (ids: readonly string[]): void =>
    planned.set(new Map([...planned.get()].filter(([id]) => !ids.includes(id))));
  return {
    get: planned.get,
    subscribe: planned.subscribe,
    flush: pending.flush,
    /**
     * @param send sends the move and returns the ids for which it failed
     * @param time in which it can be undone, in ms; default: six seconds
     */
    plan(items: readonly ListedStatus[], to: StaffMove, send: SendDeletes, time?: number): Planned {
      pending.flush();
      const ids = items.map(({ id }) => id);
      const added = items.map(({ id, status, updatedAt }): [string, PlannedMove] => {
        const from = [...(planned.get().get(id)?.from ?? []), status];
        return [id, { to, from, seen: updatedAt ?? null, isSent: false }];
      });
      planned.set(new Map([...planned.get(), ...added]));
      const sendAndForget: SendDeletes = async (waiting, options) => {
        const left = await send(waiting, options).catch(() => waiting);
        forget(left);
        // A later move of the same application is another entry, and still waits.
        const mine = new Set(added.map(([, entry]) => entry));
        planned.set(
          new Map(
            [...planned.get()].map(([id, entry]) => [
              id,
              mine.has(entry) ? { ...entry, isSent: true } : entry,
            ]),
          ),
        );
        return left;
      };
      const { undo, over } = pending.add(ids, sendAndForget, time);
      return {
        over,
        undo() {
          const inTime = undo();
          if (inTime) forget(ids);
          return inTime;
        },
      };
    },
  };
}

/** The pending moves of an app. They outlive the screen on which they were made. */
export const pendingMoves = appState(createPendingMoves);
