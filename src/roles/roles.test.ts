import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onCacheEvent } from '@/api/connection';
import { setAskWho } from '@/auth/sessionCheck';
import { confirm, forgetSession, get, restore, signedIn, signOut } from '@/auth/sessionStore';
import { ApiError } from '@/errors/ApiError';
import { log } from '@/logging/logger';
import { roleAudit, roleSwitches } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import { readRoleAudit } from './audit';
import { getRoleState } from './roleStore';
import { switchRole } from './switchRole';
import { startRoles } from './validation';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 15, 12);
const both: SessionUser = {
  id: '1',
  userProfileId: null,
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'admin',
  roles: ['end_user', 'administrator', 'admin'],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
const user: SessionUser = { ...both, role: 'end_user', roles: ['end_user'] };
const role = () => localStorage.getItem('current_role');
const store = (who: SessionUser, current?: string) => {
  localStorage.setItem('auth_user', JSON.stringify(who));
  localStorage.setItem('auth_token', 'token-a');
  if (current !== undefined) localStorage.setItem('current_role', current);
};
const session = () => {
  const now = get();
  if (now.status !== 'signedIn') throw new Error('nobody is signed in');
  return now;
};

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  forgetSession();
  restore();
  stop = startRoles();
});
afterEach(() => {
  stop();
  setAskWho(undefined);
  vi.useRealTimers();
});

describe('the role context', () => {
  it('takes the highest of the roles at login, and stores it with the login', () => {
    signedIn(both, 'token-a');
    expect(getRoleState()).toMatchObject({ role: 'Admin', available: ['Admin', 'User'], switching: null });
    expect(getRoleState().lastValidated).toEqual(new Date(START));
    expect(role()).toBe('Admin');
    signOut();
    expect(getRoleState()).toMatchObject({ role: null, available: [] });
    expect(role()).toBeNull();
  });

  it('takes the saved role on load if it is still available', () => {
    store(both, 'User');
    restore();
    expect(getRoleState().role).toBe('User');
    expect(getRoleState().lastValidated).toBeNull();
  });

  it.each(['Admin', '"Admin"', 'admin', '', '{bad', 'null'])(
    'repairs the stored role %j without a warning (case 036)',
    (stored) => {
      const warn = vi.spyOn(log, 'warn').mockReturnValue();
      store(user, stored);
      restore();
      expect(getRoleState().role).toBe('User');
      expect(role()).toBe('User');
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each([[[]], [['GHOST']], [['agent']]])('makes the server roles %j a User', (roles) => {
    signedIn({ ...user, roles }, 'token-a');
    expect(getRoleState().available).toEqual(['User']);
  });

  it('re-resolves what the first check shows to have been forged (case 037)', () => {
    store(both, 'Admin');
    restore();
    confirm(session(), user);
    expect(get().status).toBe('signedIn');
    expect(getRoleState()).toMatchObject({ role: 'User', available: ['User'] });
    expect(role()).toBe('User');
  });

  it('signs out when a validated role is lost later', () => {
    signedIn(both, 'token-a');
    confirm(session(), user);
    expect(get()).toEqual({ status: 'signedOut', reason: 'roleLost' });
    expect(readRoleAudit()[0]).toMatchObject({ outcome: 'lost', from: 'Admin', to: null });
  });

  it('keeps the current role when another one is lost', () => {
    signedIn(both, 'token-a');
    void switchRole('User');
    return vi
      .waitFor(() => expect(getRoleState().role).toBe('User'))
      .then(() => {
        confirm(session(), user);
        expect(getRoleState()).toMatchObject({ role: 'User', available: ['User'] });
      });
  });

  it("follows another tab's switch, but only to a role that the person has (case 061)", () => {
    const emptied = vi.fn();
    const end = onCacheEvent(emptied);
    signedIn(both, 'token-a');
    emptied.mockClear();
    const otherTab = (value: string) => {
      localStorage.setItem('current_role', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'current_role', storageArea: localStorage }));
    };
    otherTab('User');
    expect(getRoleState().role).toBe('User');
    expect(emptied).toHaveBeenCalledWith('session');
    signedIn(user, 'token-b');
    otherTab('Admin');
    expect(getRoleState().role).toBe('User');
    end();
  });
});

describe('switchRole', () => {
  it('changes role, storage and cache, and is audited', async () => {
    const emptied = vi.fn();
    signedIn(both, 'token-a');
    const end = onCacheEvent(emptied);
    const done = switchRole('User');
    expect(getRoleState()).toMatchObject({ role: 'Admin', switching: 'User' });
    await done;
    expect(getRoleState()).toMatchObject({ role: 'User', switching: null });
    expect(role()).toBe('User');
    expect(emptied.mock.calls).toEqual([['session']]);
    expect(readRoleAudit()).toEqual([
      { at: new Date(START).toISOString(), userId: '1', outcome: 'switched', from: 'Admin', to: 'User' },
    ]);
    end();
  });

  it('needs somebody, and a role that the person has', async () => {
    await expect(switchRole('User')).rejects.toThrow('No current role or user context available');
    signedIn(user, 'token-a');
    await expect(switchRole('Admin')).rejects.toThrow('Target role not available to user');
    expect(getRoleState().role).toBe('User');
  });

  it('to the same role is nothing', async () => {
    signedIn(user, 'token-a');
    await switchRole('User');
    expect(readRoleAudit()).toEqual([]);
  });

  it('does not end in the session of somebody else', async () => {
    store(both, 'User');
    restore();
    const done = switchRole('Admin');
    signOut();
    await expect(done).rejects.toThrow('No current role or user context available');
    expect(role()).toBeNull();
    expect(getRoleState()).toMatchObject({ role: null, switching: null });
  });

  it('waits for the check of a stored session: nobody becomes an administrator by storage alone', async () => {
    store(both, 'User');
    restore();
    const done = switchRole('Admin');
    await vi.advanceTimersByTimeAsync(1000);
    expect(getRoleState()).toMatchObject({ role: 'User', switching: 'Admin' });
    confirm(session(), user);
    await expect(done).rejects.toThrow('Target role not available to user');
    expect(getRoleState()).toMatchObject({ role: 'User', switching: null });
  });

  it('is refused at the 51st time within an hour, per user, over reloads; then free again (case 073)', async () => {
    signedIn(both, 'token-a');
    for (let at = 0; at < 50; at += 1) {
      vi.advanceTimersByTime(1000);
      await switchRole(at % 2 === 0 ? 'User' : 'Admin');
    }
    restore();
    await expect(switchRole('User')).rejects.toThrow('Failed to switch role');
    expect(getRoleState()).toMatchObject({ role: 'Admin', switching: null });
    signedIn({ ...both, id: '2' }, 'token-b');
    await switchRole('User');
    signedIn(both, 'token-a');
    await expect(switchRole('User')).rejects.toThrow('Failed to switch role');
    vi.setSystemTime(START + 1000 + HOUR);
    await switchRole('User');
    await expect(switchRole('Admin')).rejects.toThrow('Failed to switch role');
    vi.setSystemTime(START + 50_000 + HOUR);
    await switchRole('Admin');
  });

  it.each(['__proto__', 'constructor'])('counts for a user called %s', async (id) => {
    signedIn({ ...both, id }, 'token-a');
    await switchRole('User');
    await switchRole('Admin');
    const counted = JSON.parse(localStorage.getItem(roleSwitches.key) ?? '') as object;
    expect(Object.getOwnPropertyDescriptor(counted, id)?.value).toHaveLength(2);
  });
});

describe('the audit', () => {
  it('keeps 90 days and throws away what is broken', () => {
    const day = 24 * HOUR;
    const entry = (ago: number) => ({
      at: new Date(START - ago * day).toISOString(),
      userId: '1',
      outcome: 'switched',
      from: 'User',
      to: 'Admin',
    });
    localStorage.setItem(
      roleAudit.key,
      JSON.stringify([entry(91), entry(89), null, { at: 5 }, { ...entry(1), at: 'never' }, entry(0)]),
    );
    expect(readRoleAudit().map(({ at }) => at)).toEqual([entry(0).at, entry(89).at]);
  });
});

describe('validation, every 300,000 ms (case 072)', () => {
  const INTERVAL = 300_000;
  const answer = (reply: () => Promise<SessionUser>) => {
    const ask = vi.fn(reply);
    setAskWho(ask);
    return ask;
  };
  const failing = (kind: 'network' | 'http', status = 0) =>
    answer(() => Promise.reject(new ApiError(kind, 'x', kind === 'http' ? { status } : {})));
  const pass = (times: number) => vi.advanceTimersByTimeAsync(times * INTERVAL);

  it('asks the server', async () => {
    const ask = answer(async () => both);
    signedIn(both, 'token-a');
    await pass(3);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(get().status).toBe('signedIn');
  });

  it('ends the session of a role that the server took away', async () => {
    answer(async () => user);
    signedIn(both, 'token-a');
    await pass(1);
    expect(get()).toEqual({ status: 'signedOut', reason: 'roleLost' });
  });

  it('ends the session at the third failure in a row', async () => {
    failing('http', 403);
    signedIn(both, 'token-a');
    await pass(2);
    expect(get().status).toBe('signedIn');
    answer(async () => both);
    await pass(1);
    failing('http', 500);
    await pass(2);
    expect(get().status).toBe('signedIn');
    await pass(1);
    expect(get()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('never ends it for the network, or for a backend that has no such call', async () => {
    failing('network');
    signedIn(both, 'token-a');
    await pass(10);
    failing('http', 503);
    await pass(10);
    failing('http', 404);
    await pass(10);
    expect(get().status).toBe('signedIn');
  });
});
