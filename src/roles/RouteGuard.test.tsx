import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { MemoryRouter, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wantedPath } from '@/auth/returnTo';
import { useSession } from '@/auth/session';
import { confirm, expire, forgetSession, get, restore, signedIn, signOut } from '@/auth/sessionStore';
import { createI18n } from '@/i18n/i18n';
import { log } from '@/logging/logger';
import type { SessionUser } from '@/storage/sessionUser';
import { ToastProvider } from '@/ui/Toasts';
import { RequirePermission } from './RequirePermission';
import { RoleProvider, useRole } from './RoleProvider';
import { RoleSelector } from './RoleSelector';
import { RouteGuard } from './RouteGuard';
import { switchRole } from './switchRole';

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
const admin: SessionUser = { ...both, roles: ['administrator'] };
const store = (who: SessionUser, role?: string) => {
  localStorage.setItem('auth_user', JSON.stringify(who));
  localStorage.setItem('auth_token', 'token-a');
  if (role !== undefined) localStorage.setItem('current_role', role);
};

/** Every address and every page that was ever rendered. */
let addresses: string[] = [];
let pages: string[] = [];
let go: (to: string) => void = () => undefined;

function Recorder() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    go = (to) => void navigate(to);
  }, [navigate]);
  const address = `${pathname}${search}`;
  if (addresses.at(-1) !== address) addresses.push(address);
  return <output data-testid="state">{JSON.stringify(state)}</output>;
}

function Page({ name }: { readonly name: string }) {
  pages.push(name);
  const [text, setText] = useState('');
  return (
    <main>
      <h1>{name}</h1>
      <input aria-label="note" value={text} onChange={({ target }) => setText(target.value)} />
    </main>
  );
}

async function open(path: string) {
  addresses = [];
  pages = [];
  const i18n = await createI18n('en');
  return render(
    <LanguageProvider i18n={i18n}>
      <CacheProvider value={createCache({ key: 'test' })}>
        <ToastProvider>
          <MemoryRouter initialEntries={[path]}>
            <RoleProvider>
              <Recorder />
              <RoleSelector />
              <RequirePermission any={['canAccessAdmin']} otherwise={<p>no admin menu</p>}>
                <p>admin menu</p>
              </RequirePermission>
              <Routes>
                <Route
                  element={
                    <RouteGuard>
                      <Outlet />
                    </RouteGuard>
                  }
                >
                  <Route path="/" element={<Page name="home" />} />
                  <Route path="/jobs" element={<Page name="jobs" />} />
                  <Route path="/dashboard" element={<Page name="dashboard" />} />
                  <Route path="/profile" element={<Page name="profile" />} />
                  <Route path="/admin" element={<Page name="admin" />} />
                  <Route path="/admin/users" element={<Page name="users" />} />
                  <Route path="*" element={<Page name="not found" />} />
                </Route>
              </Routes>
            </RoleProvider>
          </MemoryRouter>
        </ToastProvider>
      </CacheProvider>
    </LanguageProvider>,
  );
}
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
const shows = (name: string) => waitFor(() => expect(heading()).toBe(name));
const at = () => addresses.at(-1);

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetSession();
  restore();
  warn = vi.spyOn(log, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  signOut();
});

describe('a guarded page', () => {
  it.each(['/dashboard', '/profile?tab=1', '/admin/users', '/ADMIN/education-levels/x'])(
    'leads nobody from %s to /, with one warning, and remembers it',
    async (path) => {
      await open(path);
      await shows('home');
      expect(addresses).toEqual([path, '/']);
      expect(pages.filter((name) => name !== 'home')).toEqual([]);
      expect(wantedPath()).toBe(path);
      expect(screen.getByTestId('state')).toHaveTextContent(JSON.stringify({ from: path }));
      expect(warn).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/tab=1|ada/i);
    },
  );

  it.each(['/admin', '/ADMIN/Education-Levels/x', '/admin/users', '/%61dmin/users', '/admin/nowhere'])(
    'leads a User from %s to /dashboard: no admin text at any frame (case 013)',
    async (path) => {
      store(user, 'Admin');
      restore();
      await open(path);
      await shows('dashboard');
      expect(new Set(pages)).toEqual(new Set(['dashboard']));
      expect(warn).toHaveBeenCalledTimes(1);
      expect(localStorage.getItem('current_role')).toBe('User');
    },
  );

  it('shows restricted content only after the check', async () => {
    store(admin, 'Admin');
    restore();
    await open('/admin/users');
    expect(screen.getByText('Verifying access permissions...')).toBeVisible();
    expect(pages).toEqual([]);
    const now = get();
    if (now.status === 'signedIn') act(() => confirm(now));
    await shows('users');
    expect(warn).not.toHaveBeenCalled();
  });

  it('never shows restricted content to somebody who forged the role (case 037)', async () => {
    store(admin, 'Admin');
    restore();
    await open('/admin/users');
    const now = get();
    if (now.status === 'signedIn') act(() => confirm(now, { ...user }));
    await shows('dashboard');
    expect(new Set(pages)).toEqual(new Set(['dashboard']));
  });

  it('keeps what was typed while it is checked again, and hides it', async () => {
    const { doubt } = await import('@/auth/sessionStore');
    signedIn(admin, 'token-a');
    await open('/admin/users');
    await shows('users');
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'half a sentence' } });
    act(() => doubt());
    expect(screen.getByText('Verifying access permissions...')).toBeVisible();
    expect(screen.getByLabelText('note')).not.toBeVisible();
    const now = get();
    if (now.status === 'signedIn') act(() => confirm(now));
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
  it('leads from a landing path to the default route, history replaced (case 017)', async () => {
    await open('/');
    await shows('home');
    act(() => void signedIn(user, 'token-a'));
    await shows('dashboard');
    act(() => go('/'));
    await shows('dashboard');
    expect(warn).not.toHaveBeenCalled();
  });

  it('leads back to where the person wanted to go', async () => {
    await open('/admin/users?page=2');
    await shows('home');
    act(() => void signedIn(admin, 'token-a'));
    await shows('users');
    expect(at()).toBe('/admin/users?page=2');
    await waitFor(() => expect(wantedPath()).toBeNull());
  });

  it('... or, where the role may not see it, to the default route', async () => {
    await open('/admin/users');
    await shows('home');
    act(() => void signedIn(user, 'token-a'));
    await shows('dashboard');
    expect(pages).not.toContain('users');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('leads there also from another open page', async () => {
    await open('/profile');
    await shows('home');
    act(() => go('/jobs'));
    await shows('jobs');
    act(() => void signedIn(user, 'token-a'));
    await shows('profile');
    expect(at()).toBe('/profile');
  });

  it('leaves an open page alone when nothing was wanted (case 024)', async () => {
    await open('/jobs');
    await shows('jobs');
    act(() => void signedIn(user, 'token-a'));
    expect(heading()).toBe('jobs');
    expect(addresses).toEqual(['/jobs']);
  });

  it.each(['/dashboard', '/jobs'])('returns from %s to / at logout, without a word', async (path) => {
    signedIn(user, 'token-a');
    await open(path);
    act(() => signOut());
    await shows('home');
    expect(at()).toBe('/');
    expect(wantedPath()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says once why the session ended, on / (case 053)', async () => {
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

  it('remembers a page that is asked for after a logout from it', async () => {
    signedIn(user, 'token-a');
    await open('/profile');
    act(() => signOut());
    await shows('home');
    act(() => go('/profile'));
    await waitFor(() => expect(wantedPath()).toBe('/profile'));
    await shows('home');
  });
});

describe('a role switch', () => {
  it('stays where the new role may be, leaves where it may not', async () => {
    signedIn(both, 'token-a');
    await open('/profile');
    await act(() => switchRole('User'));
    expect(at()).toBe('/profile');
    await act(() => switchRole('Admin'));
    act(() => go('/admin/users'));
    await shows('users');
    await act(() => switchRole('User'));
    await shows('dashboard');
    await act(() => switchRole('Admin'));
    await shows('admin');
    expect(warn).not.toHaveBeenCalled();
  });

  it("shows 'Switching roles...' where only the new role may be, until it is", async () => {
    store(both, 'User');
    restore();
    await open('/dashboard');
    await shows('dashboard');
    act(() => void switchRole('Admin'));
    act(() => go('/admin/users'));
    expect(await screen.findByText('Switching roles...', { selector: '[role=status] *' })).toBeVisible();
    expect(pages).not.toContain('users');
    const now = get();
    await act(async () => {
      if (now.status === 'signedIn') confirm(now);
    });
    await shows('users');
  });

  it('is offered to people with more than one role, and tells how it went', async () => {
    signedIn(both, 'token-a');
    await open('/profile');
    const selector = screen.getByRole('combobox', { name: 'Switch role' });
    expect(selector).toHaveTextContent('Administrator');
    expect(screen.getByText('admin menu')).toBeVisible();
    fireEvent.mouseDown(selector);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Administrator',
      'User',
    ]);
    fireEvent.click(screen.getByRole('option', { name: 'User' }));
    expect(await screen.findByText('Switched to User')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Switch role' })).toHaveTextContent('User');
    expect(screen.getByText('no admin menu')).toBeVisible();
  });

  it('tells that it failed, and keeps the old role', async () => {
    localStorage.setItem(
      'visatalent_dev_role_switches',
      JSON.stringify({ 1: Array.from({ length: 50 }, () => Date.now() - 1000) }),
    );
    signedIn(both, 'token-a');
    await open('/profile');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Switch role' }));
    fireEvent.click(screen.getByRole('option', { name: 'User' }));
    expect(await screen.findByText('Failed to switch role')).toBeInTheDocument();
    expect(screen.queryByText(/Switched to/)).toBeNull();
    expect(localStorage.getItem('current_role')).toBe('Admin');
  });

  it('is not offered with one role', async () => {
    signedIn(user, 'token-a');
    await open('/profile');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('outside the providers', () => {
  const renderBare = (Hook: () => unknown) => {
    const Bare = () => {
      Hook();
      return null;
    };
    const quiet = vi.spyOn(console, 'error').mockReturnValue();
    try {
      return render(<Bare />) && 'nothing';
    } catch (error) {
      return error instanceof Error ? error.message : 'something else';
    } finally {
      quiet.mockRestore();
    }
  };
  it('hooks throw the developer errors', () => {
    expect(renderBare(useRole)).toBe('useRole must be used within a RoleProvider');
    expect(renderBare(useSession)).toBe('useSession must be used within a SessionProvider');
  });
});
