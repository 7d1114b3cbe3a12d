import { endAll, listen } from '@/runtime/listen';
import { createStore } from '@/runtime/listeners';
import { SESSION } from '@/config/limits';
import type { IdentityNeeds } from '@/identity/needs';
import { lastActivity } from '@/storage/keys';
import { idlenessAt, lastActivityAt } from './idleness';
import type { SessionStore } from './sessionStore';

/**
 * Watches for inactivity. Activity in any tab counts, because it is shared through storage. A timer that was
 * suspended beyond its time is checked when the page continues, before anything else happens (F-069, F-070,
 * F-183).
 */
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'pointermove'] as const;

/** Events after which timers may have been suspended. */
const WAKING = ['focus', 'pageshow', 'online'] as const;

/** The shortest time between two writes to storage, in ms. */
const WRITE_EVERY = 5000;
/** The precision of the time of the last activity, in ms. */
const PRECISION = 500;
/** The longest single timer, in ms, so that the time is checked soon after the computer slept. */
const LONGEST_WAIT = 30_000;

type Needs = Pick<IdentityNeeds, 'storage' | 'page' | 'clock' | 'keepsOffline'> & {
  readonly session: SessionStore;
};

export function createIdleWatch({ session, storage, page, clock, keepsOffline }: Needs) {
  const { get, timeOut } = session;
  const { read, write } = storage;
  const { window, document } = page;
  let own = 0;
  /** When the session ends, in ms since the epoch, while the warning shows; otherwise null. */
  const warning = createStore<number | null>(null);
  const isWarning = (): boolean => warning.get() !== null;
  let stopTimer = (): void => undefined;
  let stopWrite: (() => void) | undefined;
  let written = Number.NEGATIVE_INFINITY;

  function writeNow(): void {
    stopWrite?.();
    stopWrite = undefined;
    if (get().status !== 'signedIn') return;
    written = own;
    write(lastActivity, own);
  }

  /** Records activity now. */
  function stay(): void {
    own = clock.now();
    // Another tab may be showing the same warning, so it must know at once.
    const urgent = isWarning() || Math.abs(own - written) >= WRITE_EVERY;
    if (urgent) writeNow();
    else stopWrite ??= clock.after(WRITE_EVERY, writeNow);
    if (isWarning()) checkIdleTime();
  }

  /**
   * Compares the last activity with the clock, then shows the warning, ends the session or starts a timer.
   */
  function checkIdleTime(): void {
    stopTimer();
    const signedIn = get();
    if (signedIn.status !== 'signedIn') {
      warning.set(null);
      return;
    }
    const limits = keepsOffline(signedIn.user.id) ? { ...SESSION, timeout: SESSION.offlineTimeout } : SESSION;
    const now = clock.now();
    own = lastActivityAt(now, own, read(lastActivity));
    const idleness = idlenessAt(now, own, limits);
    if (idleness.phase === 'over') {
      warning.set(null);
      timeOut();
      return;
    }
    warning.set(idleness.phase === 'warning' ? own + limits.timeout : null);
    const wait = Math.min(idleness.phase === 'warning' ? idleness.left : idleness.next, LONGEST_WAIT);
    stopTimer = clock.after(wait, checkIdleTime);
  }

  /**
   * Whether the warning dialog is on the screen. It handles presses itself, and every key means that the
   * person stays.
   */
  let shown = false;
  function setWarningShown(now: boolean): void {
    shown = now;
  }

  const onActivity = (event: Event): void => {
    if (get().status !== 'signedIn') return;
    if (isWarning() && shown) {
      // Mouse movement does not count while the warning shows, because the table may shake. A press belongs
      // to the dialog.
      if (event.type !== 'keydown') return;
      // The key only answers the warning. It must not also press the button that gets the focus back.
      event.preventDefault();
      event.stopPropagation();
    }
    // Ignores most pointer moves: there can be hundreds in a second.
    if (!isWarning() && Math.abs(clock.now() - own) < PRECISION) return;
    // The first event after sleep must not prolong a session that has timed out.
    checkIdleTime();
    if (get().status === 'signedIn') stay();
  };

  /** Starts the watch. @returns a function that stops it. */
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
      // The capture phase makes this run before sessionTabs.ts suspends the session of a page that enters the
      // back-forward cache.
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
    /** When the session ends, in ms since the epoch; null while there is no warning. */
    warningEndsAt: warning.get,
    subscribeToWarning: warning.subscribe,
  };
}
