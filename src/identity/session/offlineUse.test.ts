import { describe, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';
import { copies } from '@/api/copies';
import type { SessionAnswer } from '@/api/sessionAnswer';
import { ApiError } from '@/errors/ApiError';
import { identity } from '@/identity/identity';
import { offlineUse as stored, refreshToken } from '@/storage/keys';
import { onFreshPage, START } from './freshPage.fixture';
import {
  ada,
  adaAsBoth,
  answerRenewalsWith,
  bob,
  confirm,
  erase,
  expire,
  get,
  restore,
  signedIn,
  signedInNow,
  signOut,
  store,
} from './session.fixture';

onFreshPage(() => identity().start());

const DAY = 86_400_000;
const isKept = () => localStorage.getItem(stored.key) !== null;
const erased = () => erase.mock.calls.map(([what]) => what);
const useOffline = (who = ada) => {
  signedIn(who, 'token-a', 'refresh-a');
  identity().offlineUse.begin(who.id);
};
const answerOf = (user: SessionAnswer['user']): SessionAnswer => ({
  user,
  token: 'token-b',
  refreshToken: 'refresh-b',
  hasProfile: false,
});

describe('stored data for offline use', () => {
  it('end with a logout', () => {
    useOffline();
    expect([isKept(), copies().isOn()]).toEqual([true, true]);
    signOut();
    expect([isKept(), copies().isOn(), erased()]).toEqual([false, false, ['everything']]);
  });

  it('lose the copies if the session ends by itself, and keep unsent entries a week for the same person', () => {
    useOffline();
    expire('token-a');
    expect([isKept(), copies().isOn(), erased()]).toEqual([true, false, ['copies']]);
    signedIn(ada, 'token-c');
    expect([isKept(), copies().isOn(), erased()]).toEqual([true, true, ['copies']]);
    expire('token-c');
    vi.setSystemTime(START + 8 * DAY);
    restore();
    expect([isKept(), erased()]).toEqual([false, ['copies', 'copies', 'everything']]);
  });

  it('are erased before another person’s session, and with the administrator role', () => {
    useOffline();
    expire('token-a');
    signedIn(bob, 'token-c');
    expect([isKept(), erased()]).toEqual([false, ['copies', 'everything']]);
    useOffline(bob);
    confirm(signedInNow(), { ...bob, roles: adaAsBoth.roles });
    expect([isKept(), copies().isOn(), erased()]).toEqual([
      false,
      false,
      ['copies', 'everything', 'everything'],
    ]);
  });

  it("include the refresh token only while it is on, without 'Remember me'", () => {
    const renews = () => localStorage.getItem(refreshToken.key);
    signedIn(ada, 'token-a', 'refresh-a', false);
    expect(renews()).toBeNull();
    identity().offlineUse.begin(ada.id);
    expect(renews()).toBe('refresh-a');
    void identity().offlineUse.forget();
    expect(renews()).toBeNull();
    identity().offlineUse.begin(ada.id);
    expect(renews()).toBe('refresh-a');
    // The session expires, and the same person signs in again without 'Remember me'.
    expire('token-a');
    signedIn(ada, 'token-c', 'refresh-c', false);
    expect(renews()).toBe('refresh-c');
    // Offline use ends when the person gets the administrator role.
    confirm(signedInNow(), { ...ada, roles: adaAsBoth.roles });
    expect([isKept(), renews()]).toEqual([false, null]);
    // With 'Remember me' the refresh token stays stored when offline use ends.
    signedIn(ada, 'token-d', 'refresh-d');
    identity().offlineUse.begin(ada.id);
    void identity().offlineUse.forget();
    expect(renews()).toBe('refresh-d');
  });

  it('follow another tab that turns it off', () => {
    useOffline();
    localStorage.removeItem(stored.key);
    window.dispatchEvent(new StorageEvent('storage', { key: stored.key, storageArea: localStorage }));
    expect(copies().isOn()).toBe(false);
  });
});

describe('a refused token', () => {
  const renew = () => connection().renew('token-a');

  it('is renewed once for all calls at the time, in the same session', async () => {
    useOffline();
    const { generation } = signedInNow();
    const ask = vi.fn(async () => answerOf(ada));
    answerRenewalsWith(ask);
    expect(await Promise.all([renew(), renew(), renew()])).toEqual(Array(3).fill('renewed'));
    expect(ask).toHaveBeenCalledExactlyOnceWith('refresh-a', 'token-a');
    expect(signedInNow()).toMatchObject({ generation, token: 'token-b' });
    expect([connection().token(), localStorage.getItem(refreshToken.key)]).toEqual(['token-b', 'refresh-b']);
  });

  it('is taken from the tab that has renewed it', async () => {
    useOffline();
    store(ada);
    localStorage.setItem('auth_token', 'token-of-other-tab');
    const { generation } = signedInNow();
    expect(await renew()).toBe('renewed');
    expect(signedInNow()).toMatchObject({ generation, token: 'token-of-other-tab' });
  });

  it('that another tab renewed during a check also ends the wait for the check', () => {
    useOffline();
    restore();
    const checked = signedInNow();
    localStorage.setItem('auth_token', 'token-of-other-tab');
    confirm(checked, ada);
    expect(signedInNow()).toMatchObject({ token: 'token-of-other-tab', checked: true });
  });

  it.each([
    ['another person', async () => answerOf(bob), 'refused'],
    ['no', () => Promise.reject(new ApiError('http', 'no', { status: 401 })), 'refused'],
    ['an error', () => Promise.reject(new ApiError('http', 'no', { status: 503 })), 'unreachable'],
    ['nothing', () => Promise.reject(new ApiError('network', 'no')), 'unreachable'],
  ])('is not renewed if the server answers with %s', async (_, ask, outcome) => {
    useOffline();
    answerRenewalsWith(ask);
    expect(await renew()).toBe(outcome);
    expect(signedInNow().token).toBe('token-a');
  });

  it('ends the session as before without offline use, or without a refresh token', () => {
    signedIn(ada, 'token-a', 'refresh-a');
    expect(renew()).toBeUndefined();
    identity().offlineUse.begin(ada.id);
    localStorage.removeItem(refreshToken.key);
    expect(renew()).toBeUndefined();
    expect(get().status).toBe('signedIn');
  });
});
