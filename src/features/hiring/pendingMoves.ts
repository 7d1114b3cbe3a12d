import { appState } from '@/runtime/app';
import { createStore } from '@/runtime/listeners';
import type { StaffMove } from '@/config/jobs';
import { createPendingDeletes, type SendDeletes } from '@/lists/deleting/pendingDeletes';

/** The status of an application, as the list has it. */
interface ListedStatus {
  readonly id: string;
  readonly status: string;
  readonly updatedAt?: string | null | undefined;
}

interface Planned {
  readonly to: StaffMove;
  /**
   * `updatedAt` of the application when the move was planned. A later change of the list is shown as it is.
   */
  readonly seen: string | null;
}
type PlannedMoves = ReadonlyMap<string, Planned>;

/**
 * The status to show: the planned one, as long as the list does not have a newer state of the application.
 */
export function statusShown(item: ListedStatus, planned: PlannedMoves): string {
  const move = planned.get(item.id);
  return move !== undefined && move.seen === (item.updatedAt ?? null) ? move.to : item.status;
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
     * @returns a function that undoes the move; it returns false when it is too late
     */
    plan(items: readonly ListedStatus[], to: StaffMove, send: SendDeletes, time?: number): () => boolean {
      pending.flush(false);
      const ids = items.map(({ id }) => id);
      const added = items.map(({ id, updatedAt }) => [id, { to, seen: updatedAt ?? null }] as const);
      planned.set(new Map([...planned.get(), ...added]));
      const sendAndForget: SendDeletes = async (waiting, leaving) => {
        const left = await send(waiting, leaving).catch(() => waiting);
        forget(left);
        return left;
      };
      const takeBack = pending.add(ids, sendAndForget, time);
      return () => {
        const inTime = takeBack();
        if (inTime) forget(ids);
        return inTime;
      };
    },
  };
}

/** The pending moves of an app. They outlive the screen on which they were made. */
export const pendingMoves = appState(createPendingMoves);
