import { describe, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';

import { log } from '@/logging/logger';
import { readRoleAudit } from '@/identity/identity';
import { onFreshPage, START } from '@/identity/session/freshPage.fixture';
import {
  ada as user,
  adaAsBoth as both,
  signedInNow as session,
  store,
  confirm,
  get,
  restore,
  signedIn,
  signOut,
  startRoles,
  getRoleState,
  switchRole,
} from '@/identity/session/session.fixture';

const role = () => localStorage.getItem('current_role');

onFreshPage(() => {
  restore();
  return startRoles();
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

  it('uses the stored role on load if it is still available', () => {
    store(both, 'User');
    restore();
    expect(getRoleState().role).toBe('User');
    expect(getRoleState().lastValidated).toBeNull();
  });

  it.each(['Admin', '"Admin"', 'admin', '', '{bad', 'null'])(
    'repairs the stored role %j without a warning (F-036)',
    (stored) => {
      const warn = vi.spyOn(log, 'warn').mockReturnValue();
      store(user, stored);
      restore();
      expect(getRoleState().role).toBe('User');
      expect(role()).toBe('User');
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it("replaces a broken stored role by the highest of the person's roles", () => {
    store(both, '{bad');
    restore();
    expect(getRoleState().role).toBe('Admin');
    expect(role()).toBe('Admin');
  });

  it.each([[[]], [['GHOST']], [['agent']]])('makes the server roles %j a User', (roles) => {
    signedIn({ ...user, roles }, 'token-a');
    expect(getRoleState().available).toEqual(['User']);
  });

  it('resolves the role again if the first check shows that it was forged (F-037)', () => {
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

  it("follows another tab's switch, but only to a role that the person has (F-061)", () => {
    const emptied = vi.fn();
    const end = connection().onCacheEvent(emptied);
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
