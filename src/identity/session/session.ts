import { createContext, useContext, useSyncExternalStore } from 'react';
import { connect } from '@/api/connection';
import { setLogUser } from '@/logging/logger';
import { watchIdleness } from './idleWatch';
import { checkSession, setAskWho } from './sessionCheck';
import {
  adopt,
  confirm,
  expire,
  get,
  loseRole,
  restore,
  type Session,
  SIGNED_OUT,
  signedIn,
  signOut,
  subscribe,
  timeOut,
} from './sessionStore';
import { watchTabs } from './sessionTabs';

export type { Session, SignedIn, SignOutReason } from './sessionStore';
export { expire, signedIn, signOut } from './sessionStore';

/** The session store: `get`, `subscribe` and its named events (src/identity/session/sessionStore). */
export const session = {
  get,
  subscribe,
  signedIn,
  signOut,
  expire,
  timeOut,
  loseRole,
  restore,
  adopt,
} as const;

/** For so long, in ms, restricted content waits for the first check; then the backend's own answers decide. */
const PATIENCE = 4000;

/** Whether a person is still the one who is signed in: after a sign-out nothing of their work may be written. */
export function isSignedInAs(userId: string): boolean {
  const now = get();
  return now.status === 'signedIn' && now.user.id === userId;
}

const tokenOf = (now: Session): string | null => (now.status === 'signedIn' ? now.token : null);

/**
 * Reads the stored session and starts everything that keeps it up to date: the connection of the API client, the check
 * with the server, the other tabs, the idle time. Called once by main.tsx before the first render.
 * @returns a function that ends it.
 */
export function startSession(): () => void {
  connect({ token: () => tokenOf(get()), onUnauthorized: expire });
  setLogUser(() => {
    const now = get();
    return now.status === 'signedIn' ? now.user.id : null;
  });
  setAskWho(async (_token, before) => (await import('./sessionCalls')).askWho(before));

  const check = () => void checkSession();
  const recheck = () => {
    const now = get();
    if (now.status !== 'signedIn') return;
    check();
    setTimeout(() => confirm(now), PATIENCE);
  };
  // The clock first: a session that is over must not be asked about.
  const stopIdleness = watchIdleness();
  const stopSession = subscribe((event, before) => {
    if (event === 'adopted' || event === 'restored') recheck();
    const over = event === 'signedOut' || event === 'timedOut' || event === 'roleLost';
    if (!over || before.status !== 'signedIn') return;
    // The person is signed out already; the server is told in the background, with the token that was.
    const { token } = before;
    void import('./sessionCalls').then(({ endOnServer }) => endOnServer(token)).catch(() => undefined);
  });
  const onOnline = () => check();
  window.addEventListener('online', onOnline);
  restore();
  const stopTabs = watchTabs(recheck);
  return () => {
    stopSession();
    stopTabs();
    stopIdleness();
    window.removeEventListener('online', onOnline);
    setAskWho(undefined);
  };
}

/** A prerendered page is rendered for a visitor. */
const getServer = (): Session => SIGNED_OUT;

/** Whether a SessionProvider stands above. */
export const SessionScope = createContext(false);

/**
 * The session of this page.
 * @throws Error outside a SessionProvider.
 */
export function useSession(): Session {
  if (!useContext(SessionScope)) throw new Error('useSession must be used within a SessionProvider');
  return useSyncExternalStore(subscribe, get, getServer);
}
