import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/**
 * Deletions that can still be undone. A deleted record disappears at once. The request is sent when the time
 * to undo (in ms) is over or the page is left, whichever comes first.
 */
export const TIME_TO_UNDO = 6000;

/** Options of the requests, when the page may be closed or the session ends before the answer arrives. */
export interface SendOptions {
  readonly keepalive?: true;
  /** The token of the session that ends. */
  readonly token?: string;
}
/** Sends ids for deletion. @returns the ids that could not be deleted. */
export type SendDeletes = (ids: readonly string[], options: SendOptions) => Promise<readonly string[]>;

/** A deletion that waits until it is sent. */
export interface Planned {
  /** Undoes it. @returns false if it is too late */
  readonly undo: () => boolean;
  /** Aborted when it is sent: the offer to undo it is then over. */
  readonly over: AbortSignal;
}

interface Waiting {
  readonly ids: readonly string[];
  readonly send: SendDeletes;
  readonly sent: AbortController;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface PendingDeletes {
  /** The ids of the deleted records, which are no longer shown. */
  readonly hidden: () => ReadonlySet<string>;
  /** Whether a deletion of several records is being sent. */
  readonly busy: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (ids: readonly string[], send: SendDeletes, delay?: number) => Planned;
  /** Sends all waiting deletions now. */
  readonly flush: (options?: SendOptions) => void;
}

export function createPendingDeletes(): PendingDeletes {
  let hidden: ReadonlySet<string> = new Set();
  let sending = 0;
  const waiting = new Set<Waiting>();
  const { subscribe, tell } = createListeners();

  const show = (ids: readonly string[]): void => {
    const next = new Set(hidden);
    for (const id of ids) next.delete(id);
    hidden = next;
    tell();
  };
  const send = async (deletion: Waiting, options: SendOptions = {}): Promise<void> => {
    clearTimeout(deletion.timer);
    waiting.delete(deletion);
    deletion.sent.abort();
    if (deletion.ids.length > 1) sending += 1;
    tell();
    // Deleted records stay hidden, because a list that was requested earlier may still contain them.
    const left = await deletion.send(deletion.ids, options).catch(() => deletion.ids);
    if (deletion.ids.length > 1) sending -= 1;
    show(left);
  };

  return {
    hidden: () => hidden,
    busy: () => sending > 0,
    subscribe,
    add(ids, sendDeletes, time = TIME_TO_UNDO) {
      hidden = new Set([...hidden, ...ids]);
      const deletion: Waiting = {
        ids,
        send: sendDeletes,
        sent: new AbortController(),
        timer: setTimeout(() => void send(deletion), time),
      };
      waiting.add(deletion);
      tell();
      const undo = () => {
        if (!waiting.delete(deletion)) return false;
        clearTimeout(deletion.timer);
        show(ids);
        return true;
      };
      return { undo, over: deletion.sent.signal };
    },
    flush(options) {
      for (const deletion of waiting) void send(deletion, options);
    },
  };
}

/** The pending deletions of an app. They continue when the page on which they began is left. */
export const pendingDeletes = appState(() => createPendingDeletes());
