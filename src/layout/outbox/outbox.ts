import { type Clock, part } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import type { BrowserStorage } from '@/storage/browserStorage';
import { storage } from '@/storage/browserStorage';
import { outbox as stored } from '@/storage/keys';
import type { ApiError } from '@/errors/ApiError';
import { entriesFrom, firstOfEach, mayWait, type OutboxEntry } from './entries';
import { outcomeOf, type Sent, sendEntry } from './sending';

const LOCK = 'visatalent_outbox';
/** So long, in ms, what a forced logout interrupted waits for the same person in this tab. */
const REMEMBERED = 15 * 60_000;
/** In ms: another tab sends, or the session has just changed. */
const NEXT_LOOK = 5000;

/** What became of an entry: the server has it, or refused it. */
export type OutboxEvent =
  | ({ readonly type: 'sent'; readonly entry: OutboxEntry } & Sent)
  | { readonly type: 'refused'; readonly entry: OutboxEntry; readonly error: ApiError };

export interface OutboxState {
  readonly entries: readonly OutboxEntry[];
  /** The names of those that are on their way. */
  readonly sending: ReadonlySet<string>;
  /** False where the browser keeps nothing: they are gone with this tab. */
  readonly kept: boolean;
}

interface Needs {
  readonly storage: Pick<BrowserStorage, 'read' | 'write' | 'remove' | 'subscribe'>;
  readonly clock: Clock;
  readonly send: (entry: OutboxEntry) => Promise<Sent>;
  /** Runs what only one tab may do at a time. @returns false where another tab is at it: nothing was done */
  readonly alone: (run: () => Promise<void>) => Promise<boolean>;
}

const NOBODY: OutboxState = { entries: [], sending: new Set(), kept: true };

/** What was written and is not with the server yet; one person's at a time. */
export function createOutbox({ storage: kept, clock, send, alone }: Needs) {
  /** Who may send now. */
  let userId: string | null = null;
  /** Whose entries these are: somebody may write before the session was checked. */
  let whose: string | null = null;
  let state = NOBODY;
  let isRunning = false;
  let again: (() => void) | undefined;
  let interrupted:
    | { readonly userId: string; readonly entries: readonly OutboxEntry[]; readonly until: number }
    | undefined;
  const failures = new Map<string, number>();
  const blockedUntil = new Map<string, number>();
  const changes = createListeners();
  const events = createListeners<[OutboxEvent]>();

  const become = (next: Partial<OutboxState>): void => {
    state = { ...state, ...next };
    changes.tell();
  };
  const load = (): readonly OutboxEntry[] =>
    whose === null ? [] : entriesFrom(kept.read(stored) ?? [], whose);
  /** Changes what is stored now: another tab may have added to it. */
  const change = (turn: (now: readonly OutboxEntry[]) => readonly OutboxEntry[]): void => {
    const entries = turn(load());
    if (entries.length === 0) {
      kept.remove(stored);
      become({ entries });
    } else become({ entries, kept: kept.write(stored, entries) });
  };
  const without = (clientId: string): void =>
    change((now) => now.filter((entry) => entry.clientId !== clientId));
  const refuse = (clientId: string, problem: string): void =>
    change((now) => now.map((entry) => (entry.clientId === clientId ? { ...entry, problem } : entry)));
  const onItsWay = (clientId: string, is: boolean): void => {
    const sending = new Set(state.sending);
    if (is) sending.add(clientId);
    else sending.delete(clientId);
    become({ sending });
  };

  async function attempt(entry: OutboxEntry): Promise<void> {
    const { clientId } = entry;
    const owner = userId;
    onItsWay(clientId, true);
    try {
      const sent = await send(entry);
      if (owner !== userId) return;
      failures.delete(clientId);
      without(clientId);
      events.tell({ type: 'sent', entry, ...sent });
    } catch (error) {
      if (owner !== userId) return;
      const count = (failures.get(clientId) ?? 0) + 1;
      const outcome = outcomeOf(error, count);
      if (outcome.status === 'later') {
        failures.set(clientId, count);
        blockedUntil.set(clientId, clock.now() + outcome.wait);
      } else if (outcome.status === 'refused') {
        refuse(clientId, outcome.error.message);
        events.tell({ type: 'refused', entry, error: outcome.error });
      } else blockedUntil.set(clientId, clock.now() + NEXT_LOOK);
    } finally {
      onItsWay(clientId, false);
    }
  }

  /** Those that may go now, and plans the next time for the others. */
  const due = (): readonly OutboxEntry[] =>
    userId === null
      ? []
      : firstOfEach(state.entries).filter(({ clientId }) => (blockedUntil.get(clientId) ?? 0) <= clock.now());
  function plan(least = 0): void {
    again?.();
    again = undefined;
    const times = firstOfEach(state.entries).map(({ clientId }) => blockedUntil.get(clientId) ?? 0);
    if (times.length > 0) again = clock.after(Math.max(least, Math.min(...times) - clock.now()), run);
  }
  function run(): void {
    if (isRunning || userId === null || state.entries.length === 0) return;
    isRunning = true;
    void alone(async () => {
      for (let next = due(); next.length > 0; next = due()) await Promise.all(next.map(attempt));
    })
      .catch(() => false)
      .then((wasAlone) => {
        isRunning = false;
        if (userId !== null) plan(wasAlone ? 0 : NEXT_LOOK);
      });
  }

  kept.subscribe((key) => {
    if (key !== stored.key || userId === null) return;
    become({ entries: load() });
    plan();
  });

  return {
    get: (): OutboxState => state,
    subscribe: changes.subscribe,
    onEvent: events.subscribe,
    /** Sends everything that is not refused, now: the person wants it, or the connection is back. */
    sendNow: (): void => {
      blockedUntil.clear();
      run();
    },
    /** @returns false where too many are waiting: nothing was added */
    add: (entry: OutboxEntry): boolean => {
      whose ??= entry.userId;
      if (!mayWait(load(), entry)) return false;
      change((now) => [...now, entry]);
      run();
      return true;
    },
    /** It will not be sent: its text goes back to where it can be changed, or nowhere. */
    discard: without,
    /** Keeps it, with the reason, until the person has decided. */
    refuse,
    retry: (clientId: string): void => {
      blockedUntil.delete(clientId);
      change((now) =>
        now.map((entry) => {
          if (entry.clientId !== clientId) return entry;
          const { problem: _before, ...rest } = entry;
          return rest;
        }),
      );
      run();
    },
    /**
     * From now on it is this person's, or nobody's.
     * @param isForced the session ended by itself: what waited is sent when the same person signs in here soon
     */
    belongTo: (next: string | null, isForced = false): void => {
      if (next === userId) return;
      if (userId !== null && next === null)
        interrupted =
          isForced && state.entries.length > 0
            ? { userId, entries: state.entries, until: clock.now() + REMEMBERED }
            : undefined;
      again?.();
      again = undefined;
      failures.clear();
      blockedUntil.clear();
      userId = next;
      whose = next;
      state = { ...NOBODY, entries: load() };
      const back = interrupted;
      if (next !== null) interrupted = undefined;
      if (next !== null && back?.userId === next && back.until > clock.now()) {
        const known = new Set(state.entries.map(({ clientId }) => clientId));
        change((now) => [...now, ...back.entries.filter(({ clientId }) => !known.has(clientId))]);
      }
      changes.tell();
      run();
    },
  };
}

async function alone(run: () => Promise<void>): Promise<boolean> {
  // Old browsers have no locks; the server still takes each name once.
  if (!('locks' in navigator)) {
    await run();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run();
    return lock !== null;
  });
}

/** The outbox of an app. */
export const outbox = part((app) =>
  createOutbox({ storage: storage(app), clock: app.clock, send: sendEntry, alone }),
);
