import type { Clock } from '@/runtime/app';
import type { ApiError } from '@/errors/ApiError';
import { LONGEST_WAIT } from '@/layout/updates/pace';
import { firstOfEach, orderOf, type OutboxEntry } from './entries';
import { NEXT_LOOK, outcomeOf, type Sent } from './sending';

export interface Sending {
  readonly clock: Clock;
  readonly send: (entry: OutboxEntry) => Promise<Sent>;
  /**
   * Runs a function in only one tab at a time. @returns false if another tab is running it: then nothing was
   * done.
   */
  readonly runInOneTab: (run: () => Promise<void>) => Promise<boolean>;
}

interface Needs extends Sending {
  /** The person whose entries may be sent now. */
  readonly owner: () => string | null;
  readonly entries: () => readonly OutboxEntry[];
  /** Reads what other tabs sent or replaced; undefined if that is known already. */
  readonly refresh: () => Promise<void> | undefined;
  /** Called with the client ids of the entries that are being sent or are about to be. */
  readonly onAttempted: (clientIds: ReadonlySet<string>) => void;
  /** `late`: the entry was not sent at once. */
  readonly onSent: (entry: OutboxEntry, sent: Sent, late: boolean) => void;
  readonly onRefused: (entry: OutboxEntry, error: ApiError) => void;
  /** The server wants to get the entry no earlier than `until`, in ms since the epoch. */
  readonly onDelayed: (entry: OutboxEntry, until: number) => void;
}

/** Sends the entries. Each queue is sent in order, and queues do not wait for each other. */
export function createSender(needs: Needs) {
  const { clock, send, runInOneTab, owner, entries, refresh, onAttempted, onSent, onRefused, onDelayed } =
    needs;
  /** When this person signed in, in ms: entries written before that had to wait. */
  let cameAt = 0;
  let isRunning = false;
  /** Sends what may be sent beside the running requests; undefined while this tab may not send. */
  let start: (() => void) | undefined;
  /** How often the connection came back or the person pressed 'Send now', and when last. */
  let askedCount = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let again: (() => void) | undefined;
  /** The client id of the entry that is being sent, by queue. */
  const underWay = new Map<string, string>();
  const failures = new Map<string, number>();
  const blockedUntil = new Map<string, number>();

  const goesAt = ({ clientId, notBefore = 0 }: OutboxEntry): number => {
    // A later time was stored by a clock that was wrong.
    const delayedUntil = notBefore > clock.now() + LONGEST_WAIT ? 0 : notBefore;
    return Math.max(blockedUntil.get(clientId) ?? 0, delayedUntil);
  };
  /** The first entry of each queue that has no running request. */
  const firsts = (): readonly OutboxEntry[] =>
    owner() === null ? [] : firstOfEach(entries()).filter((entry) => !underWay.has(orderOf(entry)));
  const due = (): readonly OutboxEntry[] => firsts().filter((entry) => goesAt(entry) <= clock.now());
  const show = (next: readonly OutboxEntry[] = []): void =>
    onAttempted(new Set([...underWay.values(), ...next.map(({ clientId }) => clientId)]));

  async function attempt(entry: OutboxEntry): Promise<void> {
    const { clientId } = entry;
    const ownerBefore = owner();
    const askedBefore = askedCount;
    try {
      const sent = await send(entry);
      if (ownerBefore !== owner()) return;
      const late = failures.delete(clientId) || entry.at < cameAt || clock.now() - entry.at > NEXT_LOOK;
      onSent(entry, sent, late);
    } catch (error) {
      if (ownerBefore !== owner()) return;
      const count = (failures.get(clientId) ?? 0) + 1;
      const outcome = outcomeOf(error, count, {
        isMeanwhile: askedCount !== askedBefore,
        since: clock.now() - askedAt,
      });
      if (outcome.status === 'refused') {
        onRefused(entry, outcome.error);
        return;
      }
      if (outcome.status !== 'ended') failures.set(clientId, count);
      const until = clock.now() + outcome.wait;
      if (outcome.status === 'delayed') onDelayed(entry, until);
      else blockedUntil.set(clientId, until);
    } finally {
      underWay.delete(orderOf(entry));
      start?.();
    }
  }

  /** Plans the next attempt for entries that must wait. @param least the shortest wait, in ms */
  function plan(least = 0): void {
    again?.();
    again = undefined;
    const times = firsts().map(goesAt);
    if (times.length > 0) again = clock.after(Math.max(least, Math.min(...times) - clock.now()), run);
  }
  /** @returns a promise that resolves when no request is running and no entry may be sent */
  const sendAll = () =>
    new Promise<void>((done) => {
      start = () => {
        const next = due();
        for (const entry of next) underWay.set(orderOf(entry), entry.clientId);
        show();
        for (const entry of next) void attempt(entry);
        if (underWay.size > 0) plan();
        else {
          start = undefined;
          done();
        }
      };
      start();
    });
  function run(): void {
    if (owner() === null || entries().length === 0) return;
    // Shown at once, because it takes a moment to know whether another tab is sending.
    show(due());
    start?.();
    if (isRunning) return;
    isRunning = true;
    void runInOneTab(async () => {
      await refresh();
      await sendAll();
    })
      .catch(() => false)
      .then((wasAlone) => {
        isRunning = false;
        show();
        if (owner() !== null) plan(wasAlone ? 0 : NEXT_LOOK);
      });
  }

  return {
    run,
    plan,
    /**
     * Sends everything that was not refused now, because the person asked for it or the connection is back.
     */
    sendNow: (): void => {
      askedCount += 1;
      askedAt = clock.now();
      blockedUntil.clear();
      run();
    },
    /** Lets an entry be sent at once, also after a failure. */
    release: (clientId: string): void => void blockedUntil.delete(clientId),
    /** Forgets all attempts when the person changes. */
    forget: (): void => {
      again?.();
      again = undefined;
      failures.clear();
      blockedUntil.clear();
      cameAt = clock.now();
    },
  };
}
