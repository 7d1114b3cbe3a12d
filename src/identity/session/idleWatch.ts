import { endAll, listen } from '@/runtime/listen';
import { createListeners } from '@/runtime/listeners';
import { SESSION } from '@/config/limits';
import type { IdentityNeeds } from '@/identity/needs';
import { lastActivity } from '@/storage/keys';
import { idlenessAt, lastActivityAt } from './idleness';
import type { SessionStore } from './sessionStore';

/**
 * Watches for inactivity. Activity in any tab counts through storage; a timer that was suspended past its
 * moment is checked when the page continues, before anything else shows (F-069, F-070, F-183).
 */
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'pointermove'] as const;

/** After these events the timers may have been suspended. */
const WAKING = ['focus', 'pageshow', 'online'] as const;

/** Storage is written at most this often, in ms. */
const WRITE_EVERY = 5000;
/** How exactly the last activity is known, in ms. */
const PRECISION = 500;
/** The longest single timer, in ms: after a sleep the next look comes soon. */
const LONGEST_WAIT = 30_000;

type Needs = Pick<IdentityNeeds, 'storage' | 'page' | 'clock' | 'keepsOffline'> & {
  readonly session: SessionStore;
};

export function createIdleWatch({ session, storage, page, clock, keepsOffline }: Needs) {
  const { get, timeOut } = session;
  const { read, write } = storage;
  const { window, document } = page;
  let own = 0;
  /** When the session ends, in ms since the epoch, while the warning stands. */
  let endsAt: number | null = null;
  let stopTimer = (): void => undefined;
  let stopWrite: (() => void) | undefined;
  let written = Number.NEGATIVE_INFINITY;
  const { subscribe, tell } = createListeners();

  function warn(until: number | null): void {
    if (endsAt === until) return;
    endsAt = until;
    tell();
  }

  function writeNow(): void {
    stopWrite?.();
    stopWrite = undefined;
    if (get().status !== 'signedIn') return;
    written = own;
    write(lastActivity, own);
  }

  /** Somebody is there. */
  function stay(): void {
    own = clock.now();
    // Another tab may be showing the same warning.
    const urgent = endsAt !== null || Math.abs(own - written) >= WRITE_EVERY;
    if (urgent) writeNow();
    else stopWrite ??= clock.after(WRITE_EVERY, writeNow);
    if (endsAt !== null) checkIdleTime();
  }

  /** Looks at the clock: warns, ends the session, or waits. */
  function checkIdleTime(): void {
    stopTimer();
    const signedIn = get();
    if (signedIn.status !== 'signedIn') {
      warn(null);
      return;
    }
    const limits = keepsOffline(signedIn.user.id) ? { ...SESSION, timeout: SESSION.offlineTimeout } : SESSION;
    const now = clock.now();
    own = lastActivityAt(now, own, read(lastActivity));
    const idleness = idlenessAt(now, own, limits);
    if (idleness.phase === 'over') {
      warn(null);
      timeOut();
      return;
    }
    warn(idleness.phase === 'warning' ? own + limits.timeout : null);
    const wait = Math.min(idleness.phase === 'warning' ? idleness.left : idleness.next, LONGEST_WAIT);
    stopTimer = clock.after(wait, checkIdleTime);
  }

  /** Whether the warning is on the screen. It then handles presses itself, and every key means to stay. */
  let shown = false;
  function setWarningShown(now: boolean): void {
    shown = now;
  }

  const onActivity = (event: Event): void => {
    if (get().status !== 'signedIn') return;
    if (endsAt !== null && shown) {
      // Mouse movement alone is no answer to the warning (the table may shake); a press would fall through to what stands behind the warning.
      if (event.type !== 'keydown') return;
      // The key is the answer: it must not also press the button that gets the focus back.
      event.preventDefault();
      event.stopPropagation();
    }
    // A pointer moves hundreds of times a second.
    if (endsAt === null && Math.abs(clock.now() - own) < PRECISION) return;
    // The first move after a sleep must not wake a session that is over.
    checkIdleTime();
    if (get().status === 'signedIn') stay();
  };

  /** Starts the watch. @returns a function that ends it. */
  function start(): () => void {
    own = read(lastActivity) ?? clock.now();
    const stopHearing = endAll(
      listen(window, ACTIVITY, onActivity, { capture: true }),
      session.subscribe((event, before) => {
        if (event === 'signedIn') {
          own = clock.now();
          writeNow();
          checkIdleTime();
        } else if (get().status !== before.status) {
          if (event === 'adopted') own = clock.now();
          checkIdleTime();
          if (get().status === 'signedIn' && read(lastActivity) === undefined) writeNow();
        }
      }),
      storage.subscribe((key) => {
        if (key === null || key === lastActivity.key) checkIdleTime();
      }),
      // Before the session of a page that is kept for the way back is put aside (sessionTabs.ts).
      listen(window, ['pagehide'], writeNow, { capture: true }),
      listen(window, WAKING, checkIdleTime),
      listen(document, ['visibilitychange'], checkIdleTime),
    );
    checkIdleTime();
    return () => {
      stopHearing();
      stopTimer();
      stopWrite?.();
      stopWrite = undefined;
    };
  }

  return {
    start,
    stay,
    setWarningShown,
    /** For the warning: when the session ends; null while there is nothing to warn of. */
    warningEndsAt: (): number | null => endsAt,
    subscribeToWarning: subscribe,
  };
}
