import { describe, expect, it, vi } from 'vitest';
import { theApp } from '@/runtime/app';
import { identity, identityNeeds } from '@/identity/identity';
import { watchTabs } from './sessionTabs';
import { onFreshPage } from './freshPage.fixture';
import { ada, bob, get, signedIn } from './session.fixture';

const recheck = vi.fn();

onFreshPage(() => {
  recheck.mockReset();
  return watchTabs({ ...identityNeeds(theApp()), ...identity(), recheck });
});

const otherTab = (changes: Readonly<Record<string, string | null>>) => {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }
};
const SIGNED_OUT = { status: 'signedOut' };

describe('another tab', () => {
  it('signs out: at once, whichever key is removed', () => {
    for (const key of ['auth_token', 'auth_user']) {
      signedIn(ada, 'token-a');
      otherTab({ [key]: null });
      expect(get()).toEqual(SIGNED_OUT);
    }
  });

  it('empties all storage', () => {
    signedIn(ada, 'token-a');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(get()).toEqual(SIGNED_OUT);
  });

  it('removes half a session: the rest is removed too, so that the tabs agree', () => {
    signedIn(ada, 'token-a');
    otherTab({ auth_token: null });
    vi.advanceTimersByTime(1000);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('signs in', () => {
    otherTab({ auth_user: JSON.stringify(ada), auth_token: 'token-a' });
    vi.advanceTimersByTime(1000);
    expect(get()).toMatchObject({ status: 'signedIn', user: ada, token: 'token-a' });
  });

  it('signs in while the remains of an earlier session are being removed: the login stays', () => {
    signedIn(ada, 'token-a');
    otherTab({ auth_token: null });
    vi.advanceTimersByTime(890);
    otherTab({ auth_user: JSON.stringify(bob) });
    vi.advanceTimersByTime(800);
    otherTab({ auth_token: 'token-b' });
    vi.advanceTimersByTime(1000);
    expect(get()).toMatchObject({ status: 'signedIn', user: bob, token: 'token-b' });
  });

  it('signs another person in: never one person with the token of the other', () => {
    signedIn(ada, 'token-a');
    const seen: unknown[] = [];
    const look = () => {
      const now = get();
      if (now.status === 'signedIn') seen.push(`${now.user.id} ${now.token}`);
    };
    localStorage.setItem('auth_user', JSON.stringify(bob));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_user', storageArea: localStorage }));
    look();
    vi.advanceTimersByTime(10);
    otherTab({ auth_token: 'token-b' });
    look();
    vi.advanceTimersByTime(1000);
    look();
    expect(new Set(seen)).toEqual(new Set(['1 token-a', '2 token-b']));
  });
});

describe('this tab', () => {
  it('notices within a second when its storage was emptied', () => {
    signedIn(ada, 'token-a');
    localStorage.clear();
    vi.advanceTimersByTime(1000);
    expect(get()).toEqual(SIGNED_OUT);
  });

  it('reads storage when the person returns to it', () => {
    localStorage.setItem('auth_user', JSON.stringify(ada));
    localStorage.setItem('auth_token', 'token-a');
    window.dispatchEvent(new Event('focus'));
    expect(get().status).toBe('signedIn');
  });

  it('asks the server again after a long absence, and shows nothing restricted until then', () => {
    signedIn(ada, 'token-a');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(6 * 60_000);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(get()).toMatchObject({ status: 'signedIn', checked: false });
    expect(recheck).toHaveBeenCalledTimes(1);
  });

  it('shows no personal data while the page is in the back-forward cache', () => {
    signedIn(ada, 'token-a');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(get()).toEqual({ status: 'restoring' });
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(get()).toEqual(SIGNED_OUT);
  });

  it('ignores a page that is not cached', () => {
    signedIn(ada, 'token-a');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    expect(get().status).toBe('signedIn');
  });
});
