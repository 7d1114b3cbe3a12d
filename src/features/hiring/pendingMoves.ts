import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import type { StaffMove } from '@/config/jobs';
import { createPendingDeletes, type SendDeletes } from '@/lists/deleting/pendingDeletes';

/** Where an application stands, as the list has it. */
export interface Standing {
  readonly id: string;
  readonly status: string;
  readonly updatedAt?: string | null | undefined;
}

interface Planned {
  readonly to: StaffMove;
  /** The last change that was seen: a later one is shown as it is. */
  readonly seen: string | null;
}
export type PlannedMoves = ReadonlyMap<string, Planned>;

/** The status to show: that of a move which is still to be sent, or was sent and is not in the list yet. */
export function statusShown(item: Standing, planned: PlannedMoves): string {
  const move = planned.get(item.id);
  return move !== undefined && move.seen === (item.updatedAt ?? null) ? move.to : item.status;
}

/**
 * Moves that can still be taken back. They are shown at once, and sent when the time for second thoughts is over, when
 * the next one is planned, or when the page is left, whichever comes first.
 */
export function createPendingMoves() {
  const pending = createPendingDeletes();
  const { subscribe, tell } = createListeners();
  let planned: PlannedMoves = new Map();
  const forget = (ids: readonly string[]): void => {
    planned = new Map([...planned].filter(([id]) => !ids.includes(id)));
    tell();
  };
  return {
    planned: (): PlannedMoves => planned,
    subscribe,
    flush: pending.flush,
    /**
     * @param send sends the move, and says for which it did not work.
     * @param time to take it back, in ms; six seconds if not given.
     * @returns the way back: false when it is too late.
     */
    plan(items: readonly Standing[], to: StaffMove, send: SendDeletes, time?: number): () => boolean {
      pending.flush(false);
      const ids = items.map(({ id }) => id);
      const added = items.map(({ id, updatedAt }) => [id, { to, seen: updatedAt ?? null }] as const);
      planned = new Map([...planned, ...added]);
      tell();
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

/** Those of an app: a move outlives the screen it was made on. */
export const pendingMoves = appState(createPendingMoves);
