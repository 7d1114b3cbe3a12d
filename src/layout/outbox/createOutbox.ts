import { createListeners } from '@/runtime/listeners';
import { MINUTE } from '@/config/time';
import type { BrowserStorage } from '@/storage/browserStorage';
import { offlineUse, outbox as stored } from '@/storage/keys';
import { log } from '@/logging/logger';
import { isReplacedBy, joinEntries, mayWait, onTheWay, type OutboxEntry, withoutDelay } from './entries';
import { type OutboxState, type Place, storagePlace, type Turn } from './place';
import { createSender, type Sending } from './sender';
import type { OutboxEvent } from './sending';

/**
 * After a forced logout, unsent entries stay in the memory of this tab for the same person for this time, in
 * ms.
 */
const REMEMBERED = 15 * MINUTE;

interface Needs extends Sending {
  readonly storage: Pick<BrowserStorage, 'read' | 'write' | 'remove' | 'subscribe'>;
  /** The database of offline use; undefined if this person does not use the device offline. */
  readonly offline: (userId: string) => Place | undefined;
  /** Whether the browser reports that it has no connection: then an attempt is not shown, because it fails. */
  readonly isOffline: () => boolean;
}

const NONE: ReadonlySet<string> = new Set();
const NOBODY: OutboxState = { entries: [], sending: NONE, kept: true };
const asItIs: Turn = (now) => now;

/** Stores entries that the server does not have yet, and sends them. It belongs to one person at a time. */
export function createOutbox({ storage, offline, isOffline, clock, send, runInOneTab }: Needs) {
  /** The person whose entries may be sent now. */
  let userId: string | null = null;
  /**
   * The owner of the entries. It can be set before `userId`, because a person may write before the session is
   * checked.
   */
  let ownerId: string | null = null;
  let state = NOBODY;
  let interrupted:
    | { readonly userId: string; readonly entries: readonly OutboxEntry[]; readonly until: number }
    | undefined;
  /** The number of database answers that are pending. */
  let awaited = 0;
  /** The client ids of the entries that are being sent or are about to be. */
  let attempted = NONE;
  const changes = createListeners();
  const events = createListeners<[OutboxEvent]>();

  const inStorage = storagePlace(storage);
  const placeOf = (owner: string): Place => offline(owner) ?? inStorage;
  const update = (next: Partial<OutboxState>): void => {
    const { entries } = { ...state, ...next };
    // Before the session is checked nothing may be sent. What is written then is sent right after the check.
    const soon = userId === null ? new Set(entries.map(({ clientId }) => clientId)) : attempted;
    state = { ...state, ...next, sending: isOffline() ? NONE : onTheWay(entries, soon) };
    changes.tell();
  };
  /** The stored entries, or the ones in memory while the database has not answered. */
  const load = (): readonly OutboxEntry[] =>
    ownerId === null ? [] : (placeOf(ownerId).read?.(ownerId) ?? state.entries);
  /**
   * Changes the stored entries. @returns a promise that resolves when the database has stored them; undefined
   * if done at once
   */
  function change(turn: Turn): Promise<void> | undefined {
    if (ownerId === null) return undefined;
    const owner = ownerId;
    const changed = placeOf(owner).change(owner, turn);
    if (!(changed instanceof Promise)) {
      update(changed);
      return undefined;
    }
    // Shown at once. Entries that other tabs added come with the last answer of the database.
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
      .then((showResult) => {
        awaited -= 1;
        if (ownerId === owner) showResult();
        // Entries of another tab or of an earlier visit are known only now.
        if (awaited === 0) run();
      });
  }
  const without = (clientId: string): void =>
    void change((now) => now.filter((entry) => entry.clientId !== clientId));
  const changeOne = (clientId: string, turn: (entry: OutboxEntry) => OutboxEntry): void =>
    void change((now) => now.map((entry) => (entry.clientId === clientId ? turn(entry) : entry)));
  const refuse = (clientId: string, problem: string): void =>
    changeOne(clientId, (entry) => ({ ...entry, problem }));
  const sender = createSender({
    clock,
    send,
    runInOneTab,
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
    onDelayed: ({ clientId }, notBefore) => changeOne(clientId, (entry) => ({ ...entry, notBefore })),
  });
  const { run } = sender;

  storage.subscribe((key) => {
    if (userId === null || (key !== stored.key && key !== offlineUse.key)) return;
    const { read } = placeOf(userId);
    if (read !== undefined) update({ entries: read(userId) });
    else if (key === offlineUse.key) void change(asItIs);
    sender.plan();
  });
  /** Moves the entries from the browser's storage into the database. */
  function moveIn(owner: string): Promise<void> | undefined {
    const before = inStorage.read(owner);
    if (before.length === 0) return change(asItIs);
    storage.remove(stored);
    return change((now) => joinEntries(now, before));
  }

  return {
    get: (): OutboxState => state,
    subscribe: changes.subscribe,
    onEvent: events.subscribe,
    sendNow: (): void => {
      for (const { clientId, notBefore, problem } of state.entries)
        if (notBefore !== undefined && problem === undefined) changeOne(clientId, withoutDelay);
      sender.sendNow();
    },
    /** @returns false if too many entries are waiting: nothing was added */
    add: (entry: OutboxEntry): boolean => {
      ownerId ??= entry.userId;
      const join: Turn = (now) => [...now.filter((one) => !isReplacedBy(one, entry)), entry];
      if (!mayWait(join(load()), placeOf(ownerId).limits)) return false;
      // Otherwise it is sent when the database has stored it.
      if (change(join) === undefined) run();
      return true;
    },
    /** Removes an entry without sending it. */
    discard: without,
    /** Keeps an entry with the reason of the refusal, until the person has decided. */
    refuse,
    retry: (clientId: string): void => {
      sender.release(clientId);
      changeOne(clientId, withoutDelay);
      run();
    },
    /**
     * Sets the owner of the outbox, or null for nobody.
     * @param isForced whether the session ended without a logout: the entries are sent if the same person
     * signs in again soon
     */
    belongTo: (next: string | null, isForced = false): void => {
      if (next === userId) return;
      if (userId !== null && next === null)
        // With offline use the database keeps the entries, for longer, unless it failed.
        interrupted =
          isForced && state.entries.length > 0 && (offline(userId) === undefined || !state.kept)
            ? { userId, entries: state.entries, until: clock.now() + REMEMBERED }
            : undefined;
      sender.forget();
      // What this person wrote before the session was checked is perhaps in memory only.
      state = next !== null && next === ownerId ? state : NOBODY;
      userId = next;
      ownerId = next;
      attempted = NONE;
      state = { ...state, sending: NONE, entries: load() };
      const back = interrupted;
      if (next !== null) interrupted = undefined;
      if (next !== null && back?.userId === next && back.until > clock.now())
        void change((now) => joinEntries(now, back.entries));
      changes.tell();
      if (next === null || offline(next) === undefined || moveIn(next) === undefined) run();
    },
    /**
     * Offline use was switched on or off: moves the entries to the new place, or reloads them after they were
     * deleted.
     */
    placeChanged: (isOffline: boolean): void => {
      if (ownerId === null) return;
      if (isOffline) void moveIn(ownerId);
      else update({ entries: load() });
    },
  };
}
