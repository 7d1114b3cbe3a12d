import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wantedPath } from '@/identity/session/returnTo';
import { doubt, expire, get, restore, signedIn, signOut, timeOut } from '@/identity/session/session.fixture';
import { log } from '@/logging/logger';
import {
  admin,
  answerCheck,
  at,
  begin,
  finish,
  go,
  heading,
  open,
  pressesAt,
  seen,
  shows,
  store,
  user,
} from './guardedApp.fixture';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  begin();
  warn = vi.spyOn(log, 'warn').mockReturnValue();
});
afterEach(finish);

describe('a guarded page', () => {
  it.each(['/dashboard', '/profile?tab=1', '/admin/users', '/ADMIN/education-levels/x'])(
    'leads a visitor from %s to /, with one warning, and remembers it',
    async (path) => {
      await open(path);
      await shows('home');
      expect(seen.addresses).toEqual([path, '/']);
      expect(seen.pages.filter((name) => name !== 'home')).toEqual([]);
      expect(wantedPath()).toBe(path);
      expect(screen.getByTestId('state')).toHaveTextContent(JSON.stringify({ from: path }));
      expect(warn).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/tab=1|ada/i);
    },
  );

  it.each(['/admin', '/ADMIN/Education-Levels/x', '/admin/users', '/%61dmin/users', '/admin/nowhere'])(
    'leads a User from %s to /dashboard: no admin text in any frame (F-013)',
    async (path) => {
      store(user, 'Admin');
      restore();
      await open(path);
      await shows('dashboard');
      expect(new Set(seen.pages)).toEqual(new Set(['dashboard']));
      expect(warn).toHaveBeenCalledTimes(1);
      expect(localStorage.getItem('current_role')).toBe('User');
    },
  );

  it('shows restricted content only after the check', async () => {
    store(admin, 'Admin');
    restore();
    await open('/admin/users');
    expect(screen.getByText('Verifying access permissions...')).toBeVisible();
    expect(seen.pages).toEqual([]);
    answerCheck();
    await shows('users');
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows other content at once, and says so when the check takes long', async () => {
    store(user);
    restore();
    await open('/dashboard');
    await shows('dashboard');
    expect(await screen.findByRole('status')).toHaveTextContent('Verifying access permissions...');
    answerCheck();
    expect(screen.queryByText('Verifying access permissions...')).toBeNull();
    expect(heading()).toBe('dashboard');
  });

  it('never shows restricted content to a person who forged the role (F-037)', async () => {
    store(admin, 'Admin');
    restore();
    await open('/admin/users');
    answerCheck({ ...user });
    await shows('dashboard');
    expect(new Set(seen.pages)).toEqual(new Set(['dashboard']));
  });

  it('keeps the input while it is checked again, and hides it', async () => {
    signedIn(admin, 'token-a');
    await open('/admin/users');
    await shows('users');
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'half a sentence' } });
    act(() => doubt());
    expect(screen.getByText('Verifying access permissions...')).toBeVisible();
    expect(screen.getByLabelText('note')).not.toBeVisible();
    answerCheck();
    await waitFor(() => expect(screen.getByLabelText('note')).toBeVisible());
    expect(screen.getByLabelText('note')).toHaveValue('half a sentence');
  });

  it('leaves nothing of one person to the next', async () => {
    signedIn(user, 'token-a');
    await open('/profile');
    await shows('profile');
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'mine' } });
    act(() => void signedIn({ ...user, id: '2' }, 'token-b'));
    expect(screen.getByLabelText('note')).toHaveValue('');
  });
});

describe('login and logout', () => {
  it('leads from a landing path to the default route, history replaced (F-017)', async () => {
    await open('/');
    await shows('home');
    act(() => void signedIn(user, 'token-a'));
    await shows('dashboard');
    go('/');
    await shows('dashboard');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['the home page', '/', '/'],
    ['what a User may not see', '/admin', '/admin'],
    ['one after the other', '/', '/admin'],
  ])(
    'leads away once more from a link that was pressed again before the page was loaded: %s',
    async (_, first, again) => {
      act(() => void signedIn(user, 'token-a'));
      await open('/jobs');
      await shows('jobs');
      pressesAt.set(first, again);
      go(first);
      await shows('dashboard');
      expect(pressesAt.size).toBe(0);
      expect(at()).toBe('/dashboard');
    },
  );

  it('leads back to where the person wanted to go', async () => {
    await open('/admin/users?page=2');
    await shows('home');
    act(() => void signedIn(admin, 'token-a'));
    await shows('users');
    expect(at()).toBe('/admin/users?page=2');
    await waitFor(() => expect(wantedPath()).toBeNull());
  });

  it('... or to the default route, if the role may not see it', async () => {
    await open('/admin/users');
    await shows('home');
    act(() => void signedIn(user, 'token-a'));
    await shows('dashboard');
    expect(seen.pages).not.toContain('users');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('leads there also from another open page', async () => {
    await open('/profile');
    await shows('home');
    go('/jobs');
    await shows('jobs');
    act(() => void signedIn(user, 'token-a'));
    await shows('profile');
    expect(at()).toBe('/profile');
  });

  it('leaves an open page unchanged when nothing was wanted (F-024)', async () => {
    await open('/jobs');
    await shows('jobs');
    act(() => void signedIn(user, 'token-a'));
    expect(heading()).toBe('jobs');
    expect(seen.addresses).toEqual(['/jobs']);
  });

  it.each(['/dashboard', '/jobs'])('returns from %s to / at logout, without a message', async (path) => {
    signedIn(user, 'token-a');
    await open(path);
    act(() => signOut());
    await shows('home');
    expect(at()).toBe('/');
    expect(wantedPath()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says once why the session ended, on / (F-053)', async () => {
    signedIn(user, 'token-a');
    await open('/profile');
    act(() => {
      for (let times = 0; times < 20; times += 1) expire('token-a');
    });
    await shows('home');
    expect(screen.getAllByText('Authentication expired. Please login again.')).toHaveLength(1);
    expect(get()).toEqual({ status: 'signedOut' });
    expect(wantedPath()).toBe('/profile');
    expect(warn).not.toHaveBeenCalled();
  });

  it('says why an idle session ended until somebody signs in, because nobody was there to read it', async () => {
    signedIn(user, 'token-a');
    await open('/profile');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await act(async () => timeOut());
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('You were signed out after an hour of inactivity.');
    await act(async () => signedIn(user, 'token-b'));
    expect(screen.queryByRole('alert')).toBeNull();
    vi.useRealTimers();
  });

  it('does not lead the next person who signs in to the page of the one before', async () => {
    signedIn(user, 'token-a');
    await open('/profile?tab=2');
    act(() => expire('token-a'));
    await shows('home');
    act(() => void signedIn({ ...user, id: 'somebody-else' }, 'token-b'));
    await shows('dashboard');
    expect(seen.addresses).not.toContain('/profile');
    await waitFor(() => expect(wantedPath()).toBeNull());
  });

  it('remembers a page that is opened after a logout from it', async () => {
    signedIn(user, 'token-a');
    await open('/profile');
    act(() => signOut());
    await shows('home');
    go('/profile');
    await waitFor(() => expect(wantedPath()).toBe('/profile'));
    await shows('home');
  });
});
