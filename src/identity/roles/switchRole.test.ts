import { describe, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';

import { roleSwitches } from '@/storage/keys';
import { readRoleAudit } from '@/identity/identity';
import { onFreshPage, START } from '@/identity/session/freshPage.fixture';
import {
  ada as user,
  adaAsBoth as both,
  signedInNow as session,
  store,
  confirm,
  restore,
  signedIn,
  signOut,
  startRoles,
  getRoleState,
  switchRole,
} from '@/identity/session/session.fixture';

const HOUR = 3_600_000;
const role = () => localStorage.getItem('current_role');

onFreshPage(() => {
  restore();
  return startRoles();
});

describe('switchRole', () => {
  it('changes role, storage and cache, and is audited', async () => {
    const emptied = vi.fn();
    signedIn(both, 'token-a');
    const end = connection().onCacheEvent(emptied);
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

  it('needs a signed-in person, and a role that the person has', async () => {
    await expect(switchRole('User')).rejects.toThrow('No current role or user context available');
    signedIn(user, 'token-a');
    await expect(switchRole('Admin')).rejects.toThrow('Target role not available to user');
    expect(getRoleState().role).toBe('User');
  });

  it('to the same role does nothing', async () => {
    signedIn(user, 'token-a');
    await switchRole('User');
    expect(readRoleAudit()).toEqual([]);
  });

  it('does not continue in the session of another person', async () => {
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

  it('is refused at the 51st time within an hour, per user, over reloads; then allowed again (F-073)', async () => {
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

  it('is not allowed again when the clock is set back, and not refused for longer than an hour', async () => {
    signedIn(both, 'token-a');
    for (let at = 0; at < 50; at += 1) await switchRole(at % 2 === 0 ? 'User' : 'Admin');
    vi.setSystemTime(START - 24 * HOUR);
    await expect(switchRole('User')).rejects.toThrow('Failed to switch role');
    vi.setSystemTime(START - 23 * HOUR);
    await switchRole('User');
  });

  it.each(['__proto__', 'constructor'])('counts for a user called %s', async (id) => {
    signedIn({ ...both, id }, 'token-a');
    await switchRole('User');
    await switchRole('Admin');
    const counted = JSON.parse(localStorage.getItem(roleSwitches.key) ?? '') as object;
    expect(Object.getOwnPropertyDescriptor(counted, id)?.value).toHaveLength(2);
  });
});
