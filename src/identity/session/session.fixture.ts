import { vi } from 'vitest';
import { type Identity, createIdentity } from '@/identity/createIdentity';
import { identity, identityNeeds } from '@/identity/identity';
import { openApp } from '@/runtime/app';
import { ApiError } from '@/errors/ApiError';
import type { SessionCalls } from './sessionCheck';
import type { SignedIn } from './sessionStore';
import type { SessionUser } from '@/storage/sessionUser';
import { ada, bob } from '@/storage/sessionUser.fixture';

/** People and helpers for the tests of sessions and roles. */
export { ada, bob };
/** Ada with all server roles. */
export const adaAsBoth: SessionUser = {
  ...ada,
  role: 'admin',
  roles: ['end_user', 'administrator', 'admin'],
};

const SESSION_KEYS = [
  'auth_user',
  'auth_token',
  'auth_refresh_token',
  'refresh_token',
  'current_role',
] as const;
/** The session keys that exist in storage. */
export const storedKeys = (): readonly string[] =>
  SESSION_KEYS.filter((key) => localStorage.getItem(key) !== null);

/** Writes to storage what an earlier page would have left there. */
export function store(who: SessionUser, role?: string): void {
  localStorage.setItem('auth_user', JSON.stringify(who));
  localStorage.setItem('auth_token', 'token-a');
  if (role !== undefined) localStorage.setItem('current_role', role);
}

/** @throws Error when nobody is signed in. */
export function signedInNow(): SignedIn {
  const now = get();
  if (now.status !== 'signedIn') throw new Error('nobody is signed in');
  return now;
}

type AskWho = (before: SessionUser) => Promise<SessionUser>;
const silent: AskWho = () => Promise.reject(new ApiError('aborted', 'nobody answers'));
let askWho = silent;
type AskAgain = SessionCalls['askAgain'];
const silentAgain: AskAgain = () => Promise.reject(new ApiError('network', 'nobody answers'));
let askAgain = silentAgain;
/** Records which data of offline use were deleted. */
export const erase = vi.fn(async (_what: 'everything' | 'copies') => undefined);

/** Sets the server's answer to checks of the session, until the next app is opened. */
export function answerChecksWith(ask: AskWho): void {
  askWho = ask;
}

/** Sets the server's answer to renewals, until the next app is opened. */
export function answerRenewalsWith(ask: AskAgain): void {
  askAgain = ask;
}

/** Opens a fresh app whose server answers no call about the session. */
export function openFreshApp(): Identity {
  askWho = silent;
  askAgain = silentAgain;
  erase.mockClear();
  const app = openApp();
  const own = createIdentity({
    ...identityNeeds(app),
    loadCalls: async () => ({
      askWho: (before) => askWho(before),
      askAgain: (refreshToken, token) => askAgain(refreshToken, token),
      endOnServer: async () => undefined,
    }),
    erase,
  });
  app.states.set(identity, own);
  return own;
}

/** The functions of the open app's session, by name. */
type Session = Identity['session'];
export const get: Session['get'] = () => identity().session.get();
export const signedIn: Session['signedIn'] = (...given) => identity().session.signedIn(...given);
export const signOut: Session['signOut'] = () => identity().session.signOut();
export const expire: Session['expire'] = (token) => identity().session.expire(token);
export const timeOut: Session['timeOut'] = () => identity().session.timeOut();
export const loseRole: Session['loseRole'] = () => identity().session.loseRole();
export const restore: Session['restore'] = () => identity().session.restore();
export const adopt: Session['adopt'] = () => identity().session.adopt();
export const suspend: Session['suspend'] = () => identity().session.suspend();
export const doubt: Session['doubt'] = () => identity().session.doubt();
export const confirm: Session['confirm'] = (...given) => identity().session.confirm(...given);
export const keepRole: Session['keepRole'] = (role) => identity().session.keepRole(role);
export const announced: Session['announced'] = () => identity().session.announced();
export const checkSession: Identity['check'] = () => identity().check();
export const getRoleState: Identity['roles']['get'] = () => identity().roles.get();
export const switchRole: Identity['switchRole'] = (target) => identity().switchRole(target);
export const startRoles = (): (() => void) => identity().validation.start();
