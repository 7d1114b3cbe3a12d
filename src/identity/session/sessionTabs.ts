import { endAll, listen } from '@/runtime/listen';
import { MINUTE } from '@/config/time';
import type { IdentityNeeds } from '@/identity/needs';
import type { SessionStore } from './sessionStore';
import { clearSession, hasSessionRemains, isSessionKey, readSession } from './storedSession';

/**
 * Keeps the tabs of one browser in agreement about who is signed in (F-057, F-058, F-128). It uses storage
 * events, reads storage when the person returns to the tab, and reads it twice a second, because some
 * removals cause no event. All times are in ms.
 */
const POLL_INTERVAL = 500;
/** How long another tab may take to write all keys of one login. */
const LOGIN_WRITE_TIME = 60;
/**
 * An incomplete session that stays in storage longer than this is removed. On a busy device the keys of another
 * tab's login may arrive one by one, with long pauses.
 */
const REMAINS_TIMEOUT = 900;
/** After an absence longer than this, the server is asked again before restricted content shows. */
const LONG_ABSENCE = 5 * MINUTE;

/** Whether the page enters or leaves the back-forward cache. */
const isPageCached = (event: Event): boolean => event instanceof PageTransitionEvent && event.persisted;

type Needs = Pick<IdentityNeeds, 'storage' | 'page' | 'clock'> & {
  readonly session: SessionStore;
  /** Asks the server about the session again. */
  readonly recheck: () => void;
};

/** @returns a function that stops it. */
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
    // A sign-out is followed at once, a login when the other tab has written all its keys.
    stopSettling();
    if (readSession(storage) === undefined) adopt();
    else stopSettling = clock.after(LOGIN_WRITE_TIME, adopt);
    // Starts again with every change, because a change may be the beginning of a login.
    stopCleaning();
    if (get().status === 'signedOut') stopCleaning = clock.after(REMAINS_TIMEOUT, cleanRemains);
  };
  const onReturn = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = clock.now();
      return;
    }
    const away = hiddenAt === null ? 0 : Math.abs(clock.now() - hiddenAt);
    hiddenAt = null;
    adopt();
    if (away < LONG_ABSENCE) return;
    doubt();
    recheck();
  };
  const onPageHide = (event: Event) => {
    if (isPageCached(event)) suspend();
  };
  const onPageShow = (event: Event) => {
    if (!isPageCached(event)) return;
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
    clock.every(POLL_INTERVAL, followIfVisible),
  );
  return () => {
    stopHearing();
    stopSettling();
    stopCleaning();
  };
}
