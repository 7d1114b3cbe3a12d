import { endAll, listen } from '@/runtime/listen';
import type { IdentityNeeds } from '@/identity/needs';
import type { SessionStore } from './sessionStore';
import { clearSession, hasSessionRemains, isSessionKey, readSession } from './storedSession';

/**
 * Keeps the tabs of one browser in agreement about who is signed in (F-057, F-058, F-128): by storage events, on
 * every return to the tab, and by reading storage twice a second, because some removals send no event.
 */
const LOOK_EVERY = 500;
/** How long another tab may take to write the keys of one login. */
const SETTLE = 60;
/** Half a session that stands in storage for so long, in ms, is removed. */
const REMAINS = 300;
/** Longer than this away, in ms, and the server is asked again before restricted content shows. */
const LONG_AWAY = 5 * 60_000;

/** Whether the page goes into the back-forward cache, or comes out of it. */
const isKept = (event: Event): boolean => event instanceof PageTransitionEvent && event.persisted;

type Needs = Pick<IdentityNeeds, 'storage' | 'page' | 'clock'> & {
  readonly session: SessionStore;
  /** Asks the server about the session again. */
  readonly recheck: () => void;
};

/** @returns a function that ends it. */
export function watchTabs({ session, storage, page, clock, recheck }: Needs): () => void {
  const { adopt, doubt, get, suspend } = session;
  const { window, document } = page;
  let stopSettling = (): void => undefined;
  let stopCleaning = (): void => undefined;
  let hiddenAt: number | null = null;

  const cleanRemains = () => {
    if (get().status === 'signedOut' && readSession(storage) === undefined && hasSessionRemains(storage))
      clearSession(storage);
  };
  const followSoon = () => {
    // A sign-out at once; a login when the other tab has written all of it.
    stopSettling();
    if (readSession(storage) === undefined) adopt();
    else stopSettling = clock.after(SETTLE, adopt);
    // Counted anew from every change: what comes now may be the beginning of a login.
    stopCleaning();
    if (get().status === 'signedOut') stopCleaning = clock.after(REMAINS, cleanRemains);
  };
  const onReturn = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = clock.now();
      return;
    }
    const away = hiddenAt === null ? 0 : Math.abs(clock.now() - hiddenAt);
    hiddenAt = null;
    adopt();
    if (away < LONG_AWAY) return;
    doubt();
    recheck();
  };
  const onPageHide = (event: Event) => {
    if (isKept(event)) suspend();
  };
  const onPageShow = (event: Event) => {
    if (!isKept(event)) return;
    adopt();
    recheck();
  };
  const followIfVisible = () => {
    if (document.visibilityState === 'visible' && get().status === 'signedIn') followSoon();
  };

  const stopHearing = endAll(
    storage.subscribe((key) => {
      if (isSessionKey(key)) followSoon();
    }),
    listen(window, ['focus'], onReturn),
    listen(document, ['visibilitychange'], onReturn),
    listen(window, ['pagehide'], onPageHide),
    listen(window, ['pageshow'], onPageShow),
    clock.every(LOOK_EVERY, followIfVisible),
  );
  return () => {
    stopHearing();
    stopSettling();
    stopCleaning();
  };
}
