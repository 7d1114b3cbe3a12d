import { get, type SignedIn } from './sessionStore';
import type { SessionUser } from '@/storage/sessionUser';

/** Who the tests of sessions and roles are about, and what they look at. */
export const ada: SessionUser = {
  id: '1',
  userProfileId: null,
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'end_user',
  roles: ['end_user'],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
export const bob: SessionUser = { ...ada, id: '2', email: 'bob@example.test', firstName: 'Bob' };
/** Ada with every role there is. */
export const adaAsBoth: SessionUser = {
  ...ada,
  role: 'admin',
  roles: ['end_user', 'administrator', 'admin'],
};

export const SESSION_KEYS = [
  'auth_user',
  'auth_token',
  'auth_refresh_token',
  'refresh_token',
  'current_role',
] as const;
/** The session keys that stand in storage. */
export const storedKeys = (): readonly string[] =>
  SESSION_KEYS.filter((key) => localStorage.getItem(key) !== null);

/** What an earlier page has left in storage. */
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
