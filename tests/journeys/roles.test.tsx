import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

/** The role switch in the whole app. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

async function switchTo({ user }: RenderedApp, role: string): Promise<void> {
  if (screen.queryByRole('menu') === null)
    await user.click(screen.getByRole('button', { name: 'Open profile menu' }));
  await user.click(await screen.findByRole('combobox', { name: 'Switch role' }));
  await user.click(await screen.findByRole('option', { name: role }));
}

/** The second navigation follows the role, and nothing of the other role stays. */
const navigationIs = (name: string, other: string) =>
  waitFor(
    () => {
      expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: other })).toBeNull();
    },
    { timeout: 20_000 },
  );

it('a role switch shows a message, and stays on the page unless the new role may not see it', async () => {
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
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await heading('Admin Dashboard');
  await navigationIs('Administration', 'Your pages');
  // The palette switches as the menu does.
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await app.user.type(await screen.findByRole('combobox', { name: 'Search pages and commands' }), 'switch');
  await app.user.keyboard('{Enter}');
  await heading('Dashboard');
  expect(app.address()).toBe('/dashboard');
  await navigationIs('Your pages', 'Administration');
  await switchTo(app, 'Administrator');
  await heading('Admin Dashboard');
  const again = await app.reload();
  await heading('Admin Dashboard');
  expect(again.address()).toBe('/admin');
});
