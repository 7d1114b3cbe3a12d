import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connection } from '@/api/connection';
import {
  ada,
  adopt,
  bob,
  confirm,
  get,
  keepRole,
  restore,
  signedIn,
  signedInNow,
  signOut,
  storedKeys,
  suspend,
} from './session.fixture';
import { onFreshSession } from './sessionEvents.fixture';

onFreshSession();

describe('changes in another tab', () => {
  it('are followed: logout, login, another person', () => {
    signedIn(ada, 'token-a');
    localStorage.removeItem('auth_token');
    adopt();
    expect(get()).toEqual({ status: 'signedOut' });
    localStorage.setItem('auth_user', JSON.stringify(bob));
    adopt();
    expect(get()).toEqual({ status: 'signedOut' });
    localStorage.setItem('auth_token', 'token-b');
    adopt();
    expect(signedInNow()).toMatchObject({ user: bob, token: 'token-b', checked: false });
  });

  it('let what can still be undone be sent with the token of the person who did it', () => {
    const sentWith = vi.fn<(token: string) => void>();
    onTestFinished(connection().onSigningOut(sentWith));
    signedIn(ada, 'token-a');
    localStorage.setItem('auth_user', JSON.stringify(bob));
    localStorage.setItem('auth_token', 'token-b');
    adopt();
    localStorage.clear();
    adopt();
    adopt();
    expect(sentWith.mock.calls).toEqual([['token-a'], ['token-b']]);
  });

  it('are not overwritten by what this tab still wanted to store', () => {
    signedIn(ada, 'token-a');
    const old = signedInNow();
    localStorage.clear();
    confirm(old, { ...ada, lastName: 'King' });
    expect(get()).toEqual({ status: 'signedOut' });
    expect(storedKeys()).toEqual([]);
    signedIn(ada, 'token-a');
    localStorage.clear();
    keepRole('User');
    expect(storedKeys()).toEqual([]);
  });

  it('bring names, never roles, which only the server can give (F-037)', () => {
    signedIn(ada, 'token-a');
    localStorage.setItem(
      'auth_user',
      JSON.stringify({ ...ada, lastName: 'King', role: 'admin', roles: ['admin'] }),
    );
    adopt();
    expect(signedInNow().user).toEqual({ ...ada, lastName: 'King' });
    confirm(signedInNow(), ada);
    expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(ada);
    suspend();
    localStorage.setItem('auth_user', JSON.stringify({ ...ada, roles: ['admin'] }));
    adopt();
    expect(signedInNow().user).toEqual(ada);
  });

  it('never remove anything from storage', () => {
    localStorage.setItem('auth_user', JSON.stringify(bob));
    adopt();
    expect(storedKeys()).toEqual(['auth_user']);
  });
});

describe('the check', () => {
  it('brings the data of the server', () => {
    signedIn(ada, 'token-a');
    confirm(signedInNow(), { ...ada, roles: ['end_user', 'admin'] });
    expect(signedInNow().user.roles).toEqual(['end_user', 'admin']);
    expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toMatchObject({
      roles: ['end_user', 'admin'],
    });
  });

  it('also ends when the server cannot be asked', () => {
    localStorage.setItem('auth_user', JSON.stringify(ada));
    localStorage.setItem('auth_token', 'token-a');
    restore();
    confirm(signedInNow());
    expect(signedInNow().checked).toBe(true);
  });

  it('changes nothing when it is late (F-052)', () => {
    signedIn(ada, 'token-a');
    const old = signedInNow();
    signOut();
    confirm(old, ada);
    expect(get()).toEqual({ status: 'signedOut' });
    expect(storedKeys()).toEqual([]);
    signedIn(bob, 'token-b');
    confirm(old, { ...ada, roles: ['admin'] });
    expect(signedInNow().user).toEqual(bob);
  });

  it('that finds another person behind the token begins a new session', () => {
    signedIn(ada, 'token-a');
    const before = signedInNow();
    confirm(before, bob);
    expect(signedInNow()).toMatchObject({ user: bob, checked: true });
    expect(signedInNow().generation).not.toBe(before.generation);
  });
});

describe('a page in the back-forward cache', () => {
  it('shows no personal data while it is cached, and continues with the stored session when it returns (F-128)', () => {
    signedIn(ada, 'token-a');
    const { generation } = signedInNow();
    suspend();
    expect(get()).toEqual({ status: 'restoring' });
    adopt();
    expect(signedInNow()).toMatchObject({ user: ada, generation, checked: false });
    suspend();
    localStorage.clear();
    adopt();
    expect(get()).toEqual({ status: 'signedOut' });
  });

  it('continues with the session of another person', () => {
    signedIn(ada, 'token-a');
    const { generation } = signedInNow();
    suspend();
    localStorage.setItem('auth_user', JSON.stringify(bob));
    localStorage.setItem('auth_token', 'token-b');
    adopt();
    expect(signedInNow().user).toEqual(bob);
    expect(signedInNow().generation).not.toBe(generation);
  });
});
