import { describe, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';
import { identity } from '@/identity/identity';
import { drafts, planOnDevice, roleAudit, storedLog, toolInputs } from '@/storage/keys';
import { BROKEN_PARTS } from './brokenUsers.fixture';
import {
  ada,
  adopt,
  announced,
  bob,
  expire,
  get,
  loseRole,
  restore,
  signedIn,
  signedInNow,
  signOut,
  storedKeys,
  timeOut,
} from './session.fixture';
import { onFreshSession } from './sessionEvents.fixture';

const events = onFreshSession();

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
    expect(storedKeys()).toEqual(['auth_user', 'auth_token', 'current_role']);
    expect(localStorage.getItem('auth_token')).toBe('token-b');
  });

  it.each(['', 'a b', 'undefined', 'null', 'tökén', 'a\nb'])('fails with the token %j', (token) => {
    expect(() => signedIn(ada, token)).toThrow('Invalid response structure');
    expect(get().status).toBe('signedOut');
    expect(storedKeys()).toEqual([]);
  });

  it.each([0, 1, 2, 3])('is in memory only when storage refuses write %i', (writes) => {
    const real = Storage.prototype.setItem;
    let left = writes;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    expect(signedIn(ada, 'token-a', 'refresh-a')).toBe(false);
    expect(get().status).toBe('signedIn');
    expect(storedKeys()).toEqual([]);
    adopt();
    expect(get().status).toBe('signedIn');
    signOut();
    expect(get()).toEqual({ status: 'signedOut' });
    expect(storedKeys()).toEqual([]);
  });

  it('begins a new generation, which ends the requests of the one before', () => {
    const before = connection().generation();
    const signal = connection().signal();
    signedIn(ada, 'token-a');
    expect(connection().generation()).toBe(before + 1);
    expect(signal.aborted).toBe(true);
  });
});

describe('the end of a session', () => {
  it.each([
    ['signOut', signOut, undefined, 'signedOut'],
    ['timeOut', timeOut, 'timeout', 'timedOut'],
    ['loseRole', loseRole, 'roleLost', 'roleLost'],
    ['expire', () => expire('token-a'), 'expired', 'expired'],
  ] as const)('by %s removes everything', (_name, end, reason, event) => {
    localStorage.setItem('refresh_token', 'old');
    signedIn(ada, 'token-a', 'refresh-a');
    localStorage.setItem(drafts.key, '{"profile":{"name":"Ada"}}');
    sessionStorage.setItem(toolInputs.key, '{"crs":"#v=1"}');
    end();
    expect(get()).toEqual({ status: 'signedOut', ...(reason === undefined ? {} : { reason }) });
    expect(storedKeys()).toEqual([]);
    expect(localStorage.getItem(drafts.key)).toBeNull();
    expect(sessionStorage.getItem(toolInputs.key)).toBeNull();
    expect(events()).toEqual(['signedIn', event]);
  });

  it('by a logout also removes the plan, and the person from the log and the audit (F-207)', () => {
    const lines = (userId: string) => [
      { at: '2026-11-24T00:00:00Z', userId, outcome: 'switched', from: null, to: null },
    ];
    const entry = {
      timestamp: '',
      level: 'info',
      message: 'm',
      context: 'c',
      sessionId: '',
      userAgent: '',
      url: '',
    };
    localStorage.setItem(roleAudit.key, JSON.stringify([...lines('1'), ...lines('2')]));
    localStorage.setItem(
      storedLog.key,
      JSON.stringify([
        { ...entry, userId: '1' },
        { ...entry, userId: '2' },
      ]),
    );
    localStorage.setItem(planOnDevice.key, '{"1":{}}');
    signedIn(ada, 'token-a');
    expire('token-a');
    expect(localStorage.getItem(planOnDevice.key)).not.toBeNull();
    signedIn(ada, 'token-b');
    signOut();
    expect(localStorage.getItem(planOnDevice.key)).toBeNull();
    const owners = (key: string) =>
      (JSON.parse(localStorage.getItem(key) ?? '[]') as { userId: unknown }[]).map(({ userId }) => userId);
    expect(owners(roleAudit.key)).toEqual(['', '2']);
    expect(owners(storedLog.key)).toEqual([null, '2']);
  });

  it('by a logout hands on the refresh token only of a remembered device (R-707)', () => {
    const handedOn: unknown[] = [];
    identity().session.subscribe((event, before) => {
      if (event === 'signedOut' && before.status === 'signedIn') handedOn.push(before.refreshToken);
    });
    signedIn(ada, 'token-a', 'refresh-a', false);
    signOut();
    signedIn(ada, 'token-b', 'refresh-b');
    signOut();
    expect(handedOn).toEqual([undefined, 'refresh-b']);
  });

  it('happens once, however many calls are refused together (F-054)', () => {
    signedIn(ada, 'token-a');
    for (let at = 0; at < 20; at += 1) expire('token-a');
    expect(events()).toEqual(['signedIn', 'expired']);
    expect(announced()).toBe(true);
    expect(announced()).toBe(false);
    expect(get()).toEqual({ status: 'signedOut' });
  });

  it('does not happen for the token of an earlier session', () => {
    signedIn(ada, 'token-a');
    signOut();
    signedIn(bob, 'token-b');
    expire('token-a');
    expect(signedInNow().user).toEqual(bob);
  });

  it('without a session does nothing', () => {
    signOut();
    timeOut();
    expire('token-a');
    expect(events()).toEqual([]);
  });
});

describe('restore', () => {
  const SHAPES = BROKEN_PARTS.map((part): [string, Record<string, string>] => [
    `a user with ${JSON.stringify(part)}`,
    { auth_user: JSON.stringify({ ...ada, ...part }), auth_token: 'token-a' },
  ]);

  it('takes a complete session, unchecked', () => {
    localStorage.setItem('auth_user', JSON.stringify(ada));
    localStorage.setItem('auth_token', 'token-a');
    restore();
    expect(get()).toMatchObject({ status: 'signedIn', user: ada, token: 'token-a', checked: false });
  });

  it.each<[string, Record<string, string>]>([
    ['a user without a token', { auth_user: JSON.stringify(ada) }],
    ['a token without a user', { auth_token: 'token-a' }],
    ['a refresh token alone', { auth_refresh_token: 'r', refresh_token: 'r' }],
    ['a role alone', { current_role: 'Admin' }],
    ['a broken user', { auth_user: '{bad', auth_token: 'token-a', current_role: 'User' }],
    ['a broken token', { auth_user: JSON.stringify(ada), auth_token: 'a b' }],
    ['a user of another shape', { auth_user: '{"id":1,"roles":"admin"}', auth_token: 'token-a' }],
    ...SHAPES,
    ['a list of a user', { auth_user: JSON.stringify([ada]), auth_token: 'token-a' }],
  ])('removes %s, and its drafts (F-031, F-033)', (_name, keys) => {
    for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    localStorage.setItem(drafts.key, '{"profile":{"name":"Ada"}}');
    restore();
    expect(localStorage.getItem(drafts.key)).toBeNull();
    expect(get()).toEqual({ status: 'signedOut' });
    expect(storedKeys()).toEqual([]);
  });

  const ALONE = ['{bad', '', 'null', '[]', '123', '"x"', 'undefined', 'x'.repeat(1024 * 1024)];
  it.each(
    ['auth_user', 'auth_token', 'auth_refresh_token', 'current_role'].flatMap((key) =>
      ALONE.map((value) => [key, value.slice(0, 12), value] as const),
    ),
  )('removes only the key %s, whatever its value: %j (F-031)', (key, _start, value) => {
    localStorage.setItem(key, value);
    restore();
    expect(get()).toEqual({ status: 'signedOut' });
    expect(storedKeys()).toEqual([]);
  });
});
