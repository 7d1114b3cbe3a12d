import { createListeners } from '@/runtime/listeners';
import type { BrowserStorage } from '@/storage/browserStorage';
import { offlineUse, outbox as stored } from '@/storage/keys';
import { log } from '@/logging/logger';
import { isReplacedBy, mayWait, onTheWay, type OutboxEntry, together, withoutProblem } from './entries';
import { type OutboxState, type Place, storagePlace, type Turn } from './place';
import { createSender, type Sending } from './sender';
import type { OutboxEvent } from './sending';

/** So long, in ms, what a forced logout interrupted waits for the same person in this tab. */
const REMEMBERED = 15 * 60_000;

interface Needs extends Sending {
  readonly storage: Pick<BrowserStorage, 'read' | 'write' | 'remove' | 'subscribe'>;
  /** The database of offline use; undefined for whoever does not use this device offline. */
  readonly offline: (userId: string) => Place | undefined;
}

const NOBODY: OutboxState = { entries: [], sending: new Set(), kept: true };
const asItIs: Turn = (now) => now;

/** What was written and is not with the server yet; one person's at a time. */
export function createOutbox({ storage: kept, offline, clock, send, alone }: Needs) {
  /** Who may send now. */
  let userId: string | null = null;
  /** Whose entries these are: somebody may write before the session was checked. */
  let whose: string | null = null;
  let state = NOBODY;
  let interrupted:
    | { readonly userId: string; readonly entries: readonly OutboxEntry[]; readonly until: number }
    | undefined;
  /** How many answers of the database are awaited. */
  let awaited = 0;
  /** The names of those that are being sent, or are about to be. */
  let attempted: ReadonlySet<string> = new Set();
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
  const sender = createSender({
    clock,
    send,
    alone,
    owner: () => userId,
    entries: () => state.entries,
    refresh: () => (placeOf(userId ?? '').read === undefined ? change(asItIs) : undefined),
    onAttempted: (clientIds) => {
      attempted = clientIds;
      update({});
    },
    onSent: (entry, sent, late) => {
      without(entry.clientId);
      events.tell({ type: 'sent', entry, late, ...sent });
    },
    onRefused: (entry, error) => {
      refuse(entry.clientId, error.message);
      events.tell({ type: 'refused', entry, error });
    },
  });
  const { run } = sender;

  kept.subscribe((key) => {
    if (userId === null || (key !== stored.key && key !== offlineUse.key)) return;
    const { read } = placeOf(userId);
    if (read !== undefined) update({ entries: read(userId) });
    else if (key === offlineUse.key) void change(asItIs);
    sender.plan();
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
    sendNow: sender.sendNow,
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
      sender.release(clientId);
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
      sender.forget();
      userId = next;
      whose = next;
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
