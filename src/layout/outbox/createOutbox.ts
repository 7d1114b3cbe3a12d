import type { Clock } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import type { BrowserStorage } from '@/storage/browserStorage';
import { offlineUse, outbox as stored } from '@/storage/keys';
import { log } from '@/logging/logger';
import {
  firstOfEach,
  isReplacedBy,
  mayWait,
  onTheWay,
  type OutboxEntry,
  together,
  withoutProblem,
} from './entries';
import { type OutboxState, type Place, storagePlace, type Turn } from './place';
import { NEXT_LOOK, type OutboxEvent, outcomeOf, type Sent } from './sending';

/** So long, in ms, what a forced logout interrupted waits for the same person in this tab. */
const REMEMBERED = 15 * 60_000;

interface Needs {
  readonly storage: Pick<BrowserStorage, 'read' | 'write' | 'remove' | 'subscribe'>;
  /** The database of offline use; undefined for whoever does not use this device offline. */
  readonly offline: (userId: string) => Place | undefined;
  readonly clock: Clock;
  readonly send: (entry: OutboxEntry) => Promise<Sent>;
  /** Runs what only one tab may do at a time. @returns false where another tab is at it: nothing was done */
  readonly alone: (run: () => Promise<void>) => Promise<boolean>;
}

const NOBODY: OutboxState = { entries: [], sending: new Set(), kept: true };
const asItIs: Turn = (now) => now;
const namesOf = (entries: readonly OutboxEntry[]) => entries.map(({ clientId }) => clientId);

/** What was written and is not with the server yet; one person's at a time. */
export function createOutbox({ storage: kept, offline, clock, send, alone }: Needs) {
  /** Who may send now. */
  let userId: string | null = null;
  /** Whose entries these are: somebody may write before the session was checked. */
  let whose: string | null = null;
  /** When this person came: what was written before has waited. */
  let cameAt = 0;
  let state = NOBODY;
  let isRunning = false;
  /** The connection came back, or the person pressed, while an attempt was under way that may have begun without one. */
  let isAskedAgain = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let again: (() => void) | undefined;
  let interrupted:
    | { readonly userId: string; readonly entries: readonly OutboxEntry[]; readonly until: number }
    | undefined;
  /** How many answers of the database are awaited. */
  let awaited = 0;
  /** The names of those that are being sent, or are about to be. */
  let attempted: ReadonlySet<string> = new Set();
  const failures = new Map<string, number>();
  const blockedUntil = new Map<string, number>();
  const changes = createListeners();
  const events = createListeners<[OutboxEvent]>();

  const inStorage = storagePlace(kept);
  const placeOf = (owner: string): Place => offline(owner) ?? inStorage;
  const update = (next: Partial<OutboxState>): void => {
    const { entries } = { ...state, ...next };
    state = { ...state, ...next, sending: onTheWay(entries, attempted) };
    changes.tell();
  };
  /** What is stored now, or what is known of it before the database has answered. */
  const load = (): readonly OutboxEntry[] =>
    whose === null ? [] : (placeOf(whose).read?.(whose) ?? state.entries);
  /** Changes what is stored now. @returns until the database has it; nothing where it is done at once */
  function change(turn: Turn): Promise<void> | undefined {
    if (whose === null) return undefined;
    const owner = whose;
    const changed = placeOf(owner).change(owner, turn);
    if (!(changed instanceof Promise)) {
      update(changed);
      return undefined;
    }
    // Seen at once. What other tabs added comes with the last answer of the database.
    update({ entries: turn(state.entries) });
    awaited += 1;
    return changed
      .then(
        (now) => () => awaited === 0 && state.kept && update(now),
        (error: unknown) => () => {
          log.info('app', 'What waits to be sent could not be kept', { error });
          update({ kept: false });
        },
      )
      .then((learn) => {
        awaited -= 1;
        if (whose === owner) learn();
        // What another tab or an earlier visit left is known only now.
        if (awaited === 0) run();
      });
  }
  const without = (clientId: string): void =>
    void change((now) => now.filter((entry) => entry.clientId !== clientId));
  const refuse = (clientId: string, problem: string): void =>
    void change((now) => now.map((entry) => (entry.clientId === clientId ? { ...entry, problem } : entry)));
  const attempting = (clientIds: Iterable<string>): void => {
    attempted = new Set(clientIds);
    update({});
  };

  async function attempt(entry: OutboxEntry): Promise<void> {
    const { clientId } = entry;
    const owner = userId;
    try {
      const sent = await send(entry);
      if (owner !== userId) return;
      const late = failures.delete(clientId) || entry.at < cameAt || clock.now() - entry.at > NEXT_LOOK;
      without(clientId);
      events.tell({ type: 'sent', entry, late, ...sent });
    } catch (error) {
      if (owner !== userId) return;
      const count = (failures.get(clientId) ?? 0) + 1;
      const outcome = outcomeOf(error, count, clock.now() - askedAt);
      if (outcome.status === 'later') {
        failures.set(clientId, count);
        blockedUntil.set(clientId, clock.now() + outcome.wait);
      } else if (outcome.status === 'refused') {
        refuse(clientId, outcome.error.message);
        events.tell({ type: 'refused', entry, error: outcome.error });
      } else blockedUntil.set(clientId, clock.now() + NEXT_LOOK);
    } finally {
      attempting([...attempted].filter((each) => each !== clientId));
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
    if (userId === null || state.entries.length === 0) return;
    // Seen at once: whether another tab is at it is known a moment later, and what is under way goes first.
    attempting([...attempted, ...namesOf(due())]);
    if (isRunning) return;
    isRunning = true;
    void alone(async () => {
      // Another tab may have sent or replaced what this one knows.
      if (placeOf(userId ?? '').read === undefined) await change(asItIs);
      for (let next = due(); next.length > 0; next = due()) {
        attempting(namesOf(next));
        await Promise.all(next.map(attempt));
      }
    })
      .catch(() => false)
      .then((wasAlone) => {
        isRunning = false;
        attempting([]);
        if (isAskedAgain) sendNow();
        else if (userId !== null) plan(wasAlone ? 0 : NEXT_LOOK);
      });
  }

  function sendNow(): void {
    isAskedAgain = isRunning;
    askedAt = clock.now();
    blockedUntil.clear();
    run();
  }

  kept.subscribe((key) => {
    if (userId === null || (key !== stored.key && key !== offlineUse.key)) return;
    const { read } = placeOf(userId);
    if (read !== undefined) update({ entries: read(userId) });
    else if (key === offlineUse.key) void change(asItIs);
    plan();
  });
  /** Those of the browser's storage move into the database. */
  function moveIn(owner: string): Promise<void> | undefined {
    const before = inStorage.read(owner);
    if (before.length === 0) return change(asItIs);
    kept.remove(stored);
    return change((now) => together(now, before));
  }

  return {
    get: (): OutboxState => state,
    subscribe: changes.subscribe,
    onEvent: events.subscribe,
    /** Sends everything that is not refused, now: the person wants it, or the connection is back. */
    sendNow,
    /** @returns false where too many are waiting: nothing was added */
    add: (entry: OutboxEntry): boolean => {
      whose ??= entry.userId;
      const join: Turn = (now) => [...now.filter((one) => !isReplacedBy(one, entry)), entry];
      if (!mayWait(join(load()), placeOf(whose).limits)) return false;
      // Sent once it is stored: the last answer of the database sends.
      if (change(join) === undefined) run();
      return true;
    },
    /** It will not be sent: its text goes back to where it can be changed, or nowhere. */
    discard: without,
    /** Keeps it, with the reason, until the person has decided. */
    refuse,
    retry: (clientId: string): void => {
      blockedUntil.delete(clientId);
      void change((now) => now.map((entry) => (entry.clientId === clientId ? withoutProblem(entry) : entry)));
      run();
    },
    /**
     * From now on it is this person's, or nobody's.
     * @param isForced the session ended by itself: what waited is sent when the same person signs in here soon
     */
    belongTo: (next: string | null, isForced = false): void => {
      if (next === userId) return;
      if (userId !== null && next === null)
        // The database keeps it longer.
        interrupted =
          isForced && state.entries.length > 0 && offline(userId) === undefined
            ? { userId, entries: state.entries, until: clock.now() + REMEMBERED }
            : undefined;
      again?.();
      again = undefined;
      failures.clear();
      blockedUntil.clear();
      userId = next;
      whose = next;
      cameAt = clock.now();
      attempted = new Set();
      state = NOBODY;
      state = { ...NOBODY, entries: load() };
      const back = interrupted;
      if (next !== null) interrupted = undefined;
      if (next !== null && back?.userId === next && back.until > clock.now())
        void change((now) => together(now, back.entries));
      changes.tell();
      if (next === null || offline(next) === undefined || moveIn(next) === undefined) run();
    },
    /** Offline use was switched on or off: what waits moves along, or went with it. */
    placeChanged: (isOffline: boolean): void => {
      if (whose === null) return;
      if (isOffline) void moveIn(whose);
      else update({ entries: load() });
    },
  };
}
