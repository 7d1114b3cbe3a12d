import type { Clock } from '@/runtime/app';
import type { ApiError } from '@/errors/ApiError';
import { firstOfEach, orderOf, type OutboxEntry } from './entries';
import { NEXT_LOOK, outcomeOf, type Sent } from './sending';

export interface Sending {
  readonly clock: Clock;
  readonly send: (entry: OutboxEntry) => Promise<Sent>;
  /** Runs what only one tab may do at a time. @returns false where another tab is at it: nothing was done */
  readonly alone: (run: () => Promise<void>) => Promise<boolean>;
}

interface Needs extends Sending {
  /** Who may send now. */
  readonly owner: () => string | null;
  readonly entries: () => readonly OutboxEntry[];
  /** Learns what other tabs have sent or replaced; nothing to wait for where that is known. */
  readonly refresh: () => Promise<void> | undefined;
  /** The names of those that are being sent, or are about to be. */
  readonly onAttempted: (clientIds: ReadonlySet<string>) => void;
  /** `late`: it had to wait. */
  readonly onSent: (entry: OutboxEntry, sent: Sent, late: boolean) => void;
  readonly onRefused: (entry: OutboxEntry, error: ApiError) => void;
}

/** Sends what waits: each line in its order, and no line waits for another one. */
export function createSender(needs: Needs) {
  const { clock, send, alone, owner, entries, refresh, onAttempted, onSent, onRefused } = needs;
  /** When this person came: what was written before has waited. */
  let cameAt = 0;
  let isRunning = false;
  /** Starts what may go beside what is under way; undefined while this tab may not send. */
  let start: (() => void) | undefined;
  /** How often the connection came back or the person asked for it, and when at last. */
  let asked = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let again: (() => void) | undefined;
  /** The name of what is being sent, by its line. */
  const underWay = new Map<string, string>();
  const failures = new Map<string, number>();
  const blockedUntil = new Map<string, number>();

  const goesAt = ({ clientId }: OutboxEntry): number => blockedUntil.get(clientId) ?? 0;
  /** The first of each line that nothing is under way of. */
  const firsts = (): readonly OutboxEntry[] =>
    owner() === null ? [] : firstOfEach(entries()).filter((entry) => !underWay.has(orderOf(entry)));
  const due = (): readonly OutboxEntry[] => firsts().filter((entry) => goesAt(entry) <= clock.now());
  const show = (next: readonly OutboxEntry[] = []): void =>
    onAttempted(new Set([...underWay.values(), ...next.map(({ clientId }) => clientId)]));

  async function attempt(entry: OutboxEntry): Promise<void> {
    const { clientId } = entry;
    const whose = owner();
    const askedBefore = asked;
    try {
      const sent = await send(entry);
      if (whose !== owner()) return;
      const late = failures.delete(clientId) || entry.at < cameAt || clock.now() - entry.at > NEXT_LOOK;
      onSent(entry, sent, late);
    } catch (error) {
      if (whose !== owner()) return;
      const count = (failures.get(clientId) ?? 0) + 1;
      const outcome = outcomeOf(error, count, {
        isMeanwhile: asked !== askedBefore,
        since: clock.now() - askedAt,
      });
      if (outcome.status === 'refused') onRefused(entry, outcome.error);
      else {
        if (outcome.status === 'later') failures.set(clientId, count);
        blockedUntil.set(clientId, clock.now() + outcome.wait);
      }
    } finally {
      underWay.delete(orderOf(entry));
      start?.();
    }
  }

  /** Plans the next time for those that may not go now. */
  function plan(least = 0): void {
    again?.();
    again = undefined;
    const times = firsts().map(goesAt);
    if (times.length > 0) again = clock.after(Math.max(least, Math.min(...times) - clock.now()), run);
  }
  /** @returns once nothing is under way and nothing may go */
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
    // Seen at once: whether another tab is at it is known a moment later.
    show(due());
    start?.();
    if (isRunning) return;
    isRunning = true;
    void alone(async () => {
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
    /** Sends everything that is not refused, now: the person wants it, or the connection is back. */
    sendNow: (): void => {
      asked += 1;
      askedAt = clock.now();
      blockedUntil.clear();
      run();
    },
    /** It may go at once, whatever came of it before. */
    release: (clientId: string): void => void blockedUntil.delete(clientId),
    /** Somebody else came, or nobody is there any more. */
    forget: (): void => {
      again?.();
      again = undefined;
      failures.clear();
      blockedUntil.clear();
      cameAt = clock.now();
    },
  };
}
