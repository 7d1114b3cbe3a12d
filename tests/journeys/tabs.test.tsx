import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '../support/backend';
import { otherTab, renderApp } from '../support/renderApp';

/** Changes in other tabs reach this one (F-057, F-058, F-061). */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

const GONE = { auth_token: null, auth_user: null, auth_refresh_token: null, current_role: null };

it('another tab signs in, switches the role and signs out: this one follows without a message', async () => {
  await storeSession('both');
  const session = Object.fromEntries(
    ['auth_user', 'auth_token'].map((key) => [key, localStorage.getItem(key)]),
  );
  localStorage.clear();
  const app = await renderApp({ path: '/jobs' });
  await screen.findByRole('button', { name: 'Login' });
  otherTab(session);
  await screen.findByRole('button', { name: 'Open profile menu' });
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();

  // This tab leaves a page that the new role may not see.
  await app.goTo('/admin/countries');
  await heading('Countries');
  otherTab({ current_role: 'User' });
  await heading('Dashboard');
  expect(app.address()).toBe('/dashboard');

  otherTab(GONE);
  await waitFor(() => expect(app.address()).toBe('/'));
  await screen.findByRole('button', { name: 'Login' });
  expect(screen.queryByRole('alert')).toBeNull();
});
