import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeSession } from '../support/backend';
import { renderApp } from '../support/renderApp';

/** What other tabs do reaches this one (F-057, F-058, F-061). */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

function otherTab(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }),
        ),
    );
  }
}
const GONE = { auth_token: null, auth_user: null, auth_refresh_token: null, current_role: null };

describe('another tab', () => {
  it('signs out: this one leaves the guarded page, without a word', async () => {
    const app = await renderApp({ path: '/settings', signedInAs: 'user' });
    await heading('Settings');
    otherTab(GONE);
    await waitFor(() => expect(app.address()).toBe('/'));
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('signs in: this one shows it', async () => {
    await storeSession('user');
    const session = Object.fromEntries(
      ['auth_user', 'auth_token'].map((key) => [key, localStorage.getItem(key)]),
    );
    localStorage.clear();
    await renderApp({ path: '/jobs' });
    await screen.findByRole('button', { name: 'Login' });
    otherTab(session);
    await screen.findByRole('button', { name: 'Open profile menu' });
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  });

  it('switches the role: this one leaves what the new role may not see', async () => {
    const app = await renderApp({ path: '/admin/countries', signedInAs: 'both' });
    await heading('Countries');
    otherTab({ current_role: 'User' });
    await heading('Dashboard');
    expect(app.address()).toBe('/dashboard');
  });

  it('switches to a role that this person does not have: nothing happens', async () => {
    const app = await renderApp({ path: '/settings', signedInAs: 'user' });
    await heading('Settings');
    otherTab({ current_role: 'Admin' });
    await app.user.click(screen.getByRole('button', { name: 'Open profile menu' }));
    await screen.findByRole('menuitem', { name: 'Settings' });
    expect(screen.queryByRole('menuitem', { name: 'Notifications' })).toBeNull();
  });
});
