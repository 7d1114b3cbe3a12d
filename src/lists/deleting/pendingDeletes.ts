import { appState } from '@/runtime/app';

/**
 * Deletions that can still be taken back. A deleted record disappears at once and is sent for deletion when the time
 * for second thoughts is over, or when the page is left, whichever comes first.
 */
export const TIME_TO_UNDO = 6000;

/** Sends ids for deletion. @returns those that could not be deleted. */
export type SendDeletes = (ids: readonly string[], leaving: boolean) => Promise<readonly string[]>;

interface Waiting {
  readonly ids: readonly string[];
  readonly send: SendDeletes;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface PendingDeletes {
  /** Ids that are not shown any more. */
  readonly hidden: () => ReadonlySet<string>;
  /** Whether many are being sent right now. */
  readonly busy: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns the way back: false when it is too late. */
  readonly add: (ids: readonly string[], send: SendDeletes, delay?: number) => () => boolean;
  /** Sends what waits, now. `leaving`: the page may be gone before the answer comes. */
  readonly flush: (leaving: boolean) => void;
}

export function createPendingDeletes(delay = TIME_TO_UNDO): PendingDeletes {
  let hidden: ReadonlySet<string> = new Set();
  let sending = 0;
  const waiting = new Set<Waiting>();
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const show = (ids: readonly string[]): void => {
    const next = new Set(hidden);
    for (const id of ids) next.delete(id);
    hidden = next;
    tell();
  };
  const send = async (deletion: Waiting, leaving: boolean): Promise<void> => {
    clearTimeout(deletion.timer);
    waiting.delete(deletion);
    if (deletion.ids.length > 1) sending += 1;
    tell();
    // What is gone stays hidden: the list that still has it may come later than the answer.
    const left = await deletion.send(deletion.ids, leaving).catch(() => deletion.ids);
    if (deletion.ids.length > 1) sending -= 1;
    show(left);
  };

  return {
    hidden: () => hidden,
    busy: () => sending > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(ids, sendDeletes, time = delay) {
      hidden = new Set([...hidden, ...ids]);
      const deletion: Waiting = {
        ids,
        send: sendDeletes,
        timer: setTimeout(() => void send(deletion, false), time),
      };
      waiting.add(deletion);
      tell();
      return () => {
        if (!waiting.delete(deletion)) return false;
        clearTimeout(deletion.timer);
        show(ids);
        return true;
      };
    },
    flush(leaving) {
      for (const deletion of waiting) void send(deletion, leaving);
    },
  };
}

/** The ones of an app: a deletion outlives the screen it was asked for on. */
export const pendingDeletes = appState(() => createPendingDeletes());
