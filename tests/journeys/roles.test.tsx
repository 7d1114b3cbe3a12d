import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { loginOverHttp, server, storeSession } from '../support/backend';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

/** Roles as a person meets them. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

async function switchTo({ user }: RenderedApp, role: string): Promise<void> {
  if (screen.queryByRole('menu') === null)
    await user.click(screen.getByRole('button', { name: 'Open profile menu' }));
  await user.click(await screen.findByRole('combobox', { name: 'Switch role' }));
  await user.click(await screen.findByRole('option', { name: role }));
}

describe('switching roles', () => {
  it('tells so, stays where the new role may be, and leaves where it may not', async () => {
    const app = await renderApp({ path: '/settings', signedInAs: 'both' });
    await heading('Settings');
    const seen = recordRequests();
    await switchTo(app, 'User');
    const toast = await screen.findByText('Switched to User');
    expect(toast.closest('[role=status]')).not.toBeNull();
    expect(app.address()).toBe('/settings');
    expect(localStorage.getItem('current_role')).toBe('User');
    expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);

    await switchTo(app, 'Administrator');
    await screen.findByText('Switched to Administrator');
    expect(app.address()).toBe('/settings');
    await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await heading('Admin Dashboard');
    await switchTo(app, 'User');
    await heading('Dashboard');
    expect(app.address()).toBe('/dashboard');
    await switchTo(app, 'Administrator');
    await heading('Admin Dashboard');
    const again = await app.reload();
    await heading('Admin Dashboard');
    expect(again.address()).toBe('/admin');
  });

  it('is refused the 51st time within an hour (F-073)', async () => {
    const { userId } = await storeSession('both');
    localStorage.setItem('current_role', 'User');
    const times = Array.from({ length: 50 }, (_, at) => Date.now() - at * 1000);
    localStorage.setItem('visatalent_dev_role_switches', JSON.stringify({ [userId]: times }));
    const app = await renderApp({ path: '/settings' });
    await heading('Settings');
    await switchTo(app, 'Administrator');
    const toast = await screen.findByText('Failed to switch role');
    expect(toast.closest('[role=alert]')).not.toBeNull();
    expect(screen.queryByText(/Switched to/)).toBeNull();
    expect(localStorage.getItem('current_role')).toBe('User');
  });

  it('is not offered with one role', async () => {
    const app = await renderApp({ path: '/settings', signedInAs: 'user' });
    await heading('Settings');
    await app.user.click(screen.getByRole('button', { name: 'Open profile menu' }));
    await screen.findByRole('menuitem', { name: 'Settings' });
    expect(screen.queryByRole('combobox', { name: 'Switch role' })).toBeNull();
  });
});

describe('a role that the server has taken away', () => {
  it('is gone with the first check', async () => {
    await storeSession('both');
    localStorage.setItem('current_role', 'Admin');
    const account = await loginOverHttp('user');
    server.use(
      http.get('*/api/auth/me', () => {
        const user = JSON.parse(localStorage.getItem('auth_user') ?? '{}') as { id: string; email: string };
        return HttpResponse.json({ ...account, userId: user.id, email: user.email, roles: ['end_user'] });
      }),
    );
    const app = await renderApp({ path: '/settings' });
    await heading('Settings');
    await waitFor(() => expect(localStorage.getItem('current_role')).toBe('User'));
    await app.user.click(screen.getByRole('button', { name: 'Open profile menu' }));
    await screen.findByRole('menuitem', { name: 'Settings' });
    expect(screen.queryByRole('menuitem', { name: 'Notifications' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Switch role' })).toBeNull();
  });
});
