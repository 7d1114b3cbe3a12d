import { subscribe as subscribeToStorage } from '@/storage/browserStorage';
import { adopt, doubt, get, suspend } from './sessionStore';
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

/** @returns a function that ends it. */
export function watchTabs(recheck: () => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let cleaning: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt: number | null = null;

  const cleanRemains = () => {
    if (get().status === 'signedOut' && readSession() === undefined && hasSessionRemains()) clearSession();
  };
  const followSoon = () => {
    // A sign-out at once; a login when the other tab has written all of it.
    clearTimeout(settling);
    if (readSession() === undefined) adopt();
    else settling = setTimeout(adopt, SETTLE);
    // Counted anew from every change: what comes now may be the beginning of a login.
    clearTimeout(cleaning);
    if (get().status === 'signedOut') cleaning = setTimeout(cleanRemains, REMAINS);
  };
  const onReturn = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    const away = hiddenAt === null ? 0 : Math.abs(Date.now() - hiddenAt);
    hiddenAt = null;
    adopt();
    if (away < LONG_AWAY) return;
    doubt();
    recheck();
  };
  const onPageHide = (event: PageTransitionEvent) => {
    if (event.persisted) suspend();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    adopt();
    recheck();
  };
  const look = () => {
    if (document.visibilityState === 'visible' && get().status === 'signedIn') followSoon();
  };

  const stopStorage = subscribeToStorage((key) => {
    if (isSessionKey(key)) followSoon();
  });
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  const looking = setInterval(look, LOOK_EVERY);
  return () => {
    stopStorage();
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    clearTimeout(settling);
    clearTimeout(cleaning);
    clearInterval(looking);
  };
}
