import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionGeneration } from '@/api/connection';
import { forgetMemory } from '@/storage/browserStorage';
import { drafts } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import {
  adopt,
  announced,
  expire,
  forgetSession,
  get,
  loseRole,
  restore,
  type SessionEvent,
  setRoleChoice,
  signedIn,
  signOut,
  subscribe,
  timeOut,
} from './sessionStore';

const ada: SessionUser = {
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
const bob: SessionUser = { ...ada, id: '2', email: 'bob@example.test', firstName: 'Bob' };
const KEYS = ['auth_user', 'auth_token', 'auth_refresh_token', 'refresh_token', 'current_role'];
const stored = () => KEYS.filter((key) => localStorage.getItem(key) !== null);
const signedInNow = () => {
  const now = get();
  if (now.status !== 'signedIn') throw new Error('nobody is signed in');
  return now;
};

let events: SessionEvent[];
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  setRoleChoice(() => 'User');
  forgetSession();
  events = [];
  stop = subscribe((event) => events.push(event));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  forgetMemory();
});

describe('a login', () => {
  it('is stored completely', () => {
    expect(signedIn(ada, 'token-a', 'refresh-a')).toBe(true);
    expect(get()).toMatchObject({ status: 'signedIn', user: ada, token: 'token-a', checked: true });
    expect(localStorage.getItem('auth_token')).toBe('token-a');
    expect(localStorage.getItem('auth_refresh_token')).toBe('refresh-a');
    expect(localStorage.getItem('current_role')).toBe('User');
    expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(ada);
  });

  it('leaves nothing of the session before', () => {
    localStorage.setItem('refresh_token', 'old');
    signedIn(ada, 'token-a', 'refresh-a');
    signedIn(bob, 'token-b');
    expect(stored()).toEqual(['auth_user', 'auth_token', 'current_role']);
    expect(localStorage.getItem('auth_token')).toBe('token-b');
  });

  it.each(['', 'a b', 'undefined', 'null', 'tökén', 'a\nb'])('fails with the token %j', (token) => {
    expect(() => signedIn(ada, token)).toThrow('Invalid response structure');
    expect(get().status).toBe('signedOut');
    expect(stored()).toEqual([]);
  });

  it.each([0, 1, 2, 3])('lives in memory, and only there, when storage refuses write %i', (writes) => {
    const real = Storage.prototype.setItem;
    let left = writes;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    expect(signedIn(ada, 'token-a', 'refresh-a')).toBe(false);
    expect(get().status).toBe('signedIn');
    expect(stored()).toEqual([]);
    adopt();
    expect(get().status).toBe('signedIn');
    signOut();
    expect(get()).toEqual({ status: 'signedOut' });
    expect(stored()).toEqual([]);
  });

  it('begins a new generation, which ends the requests of the one before', () => {
    const before = sessionGeneration.current();
    const signal = sessionGeneration.signal();
    signedIn(ada, 'token-a');
    expect(sessionGeneration.current()).toBe(before + 1);
    expect(signal.aborted).toBe(true);
  });
});

describe('an end', () => {
  it.each([
    ['signOut', signOut, undefined, 'signedOut'],
    ['timeOut', timeOut, 'timeout', 'timedOut'],
    ['loseRole', loseRole, 'roleLost', 'roleLost'],
    ['expire', () => expire('token-a'), 'expired', 'expired'],
  ] as const)('by %s removes everything', (_name, end, reason, event) => {
    localStorage.setItem('refresh_token', 'old');
    signedIn(ada, 'token-a', 'refresh-a');
    localStorage.setItem(drafts.key, '{"profile":{"name":"Ada"}}');
    end();
    expect(get()).toEqual({ status: 'signedOut', ...(reason === undefined ? {} : { reason }) });
    expect(stored()).toEqual([]);
    expect(localStorage.getItem(drafts.key)).toBeNull();
    expect(events).toEqual(['signedIn', event]);
  });

  it('comes once, however many calls are refused together (case 054)', () => {
    signedIn(ada, 'token-a');
    for (let at = 0; at < 20; at += 1) expire('token-a');
    expect(events).toEqual(['signedIn', 'expired']);
    expect(announced()).toBe(true);
    expect(announced()).toBe(false);
    expect(get()).toEqual({ status: 'signedOut' });
  });

  it('does not come for the token of an earlier session', () => {
    signedIn(ada, 'token-a');
    signOut();
    signedIn(bob, 'token-b');
    expire('token-a');
    expect(signedInNow().user).toEqual(bob);
  });

  it('of nobody is nothing', () => {
    signOut();
    timeOut();
    expire('token-a');
    expect(events).toEqual([]);
  });
});

describe('restore', () => {
  it('takes a whole session, unchecked', () => {
    localStorage.setItem('auth_user', JSON.stringify(ada));
    localStorage.setItem('auth_token', 'token-a');
    restore();
    expect(get()).toMatchObject({ status: 'signedIn', user: ada, token: 'token-a', checked: false });
  });

  it.each([
    ['a user without a token', { auth_user: JSON.stringify(ada) }],
    ['a token without a user', { auth_token: 'token-a' }],
    ['a refresh token alone', { auth_refresh_token: 'r', refresh_token: 'r' }],
    ['a role alone', { current_role: 'Admin' }],
    ['a broken user', { auth_user: '{bad', auth_token: 'token-a', current_role: 'User' }],
    ['a broken token', { auth_user: JSON.stringify(ada), auth_token: 'a b' }],
    ['a user of another shape', { auth_user: '{"id":1,"roles":"admin"}', auth_token: 'token-a' }],
  ])('removes %s (cases 031, 033)', (_name, keys) => {
    for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    restore();
    expect(get()).toEqual({ status: 'signedOut' });
    expect(stored()).toEqual([]);
  });
});
