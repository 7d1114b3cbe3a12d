import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm, get, restore, signedIn, switchRole } from '@/identity/session/session.fixture';
import { log } from '@/logging/logger';
import {
  at,
  begin,
  both,
  finish,
  go,
  open,
  seen,
  shows,
  store,
  user,
} from '@/identity/guards/guardedApp.fixture';
import { useRole, useSession } from '@/identity/identity';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  begin();
  warn = vi.spyOn(log, 'warn').mockReturnValue();
});
afterEach(finish);

describe('a role switch', () => {
  it('stays if the new role may see the page, and leaves if it may not', async () => {
    signedIn(both, 'token-a');
    await open('/profile');
    await act(() => switchRole('User'));
    expect(at()).toBe('/profile');
    await act(() => switchRole('Admin'));
    go('/admin/users');
    await shows('users');
    await act(() => switchRole('User'));
    await shows('dashboard');
    await act(() => switchRole('Admin'));
    await shows('admin');
    expect(warn).not.toHaveBeenCalled();
  });

  it("shows 'Switching roles...' on a page that only the new role may see, until it is active", async () => {
    store(both, 'User');
    restore();
    await open('/dashboard');
    await shows('dashboard');
    act(() => void switchRole('Admin'));
    go('/admin/users');
    expect(await screen.findByText('Switching roles...', { selector: '[role=status] *' })).toBeVisible();
    expect(seen.pages).not.toContain('users');
    const now = get();
    await act(async () => {
      if (now.status === 'signedIn') confirm(now);
    });
    await shows('users');
  });

  it('is offered to people with more than one role, and reports its result', async () => {
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

  it('reports that it failed, and keeps the old role', async () => {
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
