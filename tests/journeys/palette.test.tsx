import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

vi.setConfig({ testTimeout: 60_000 });
const LATE = { timeout: 20_000 };

it('finds pages, commands and lists by their words, asks the server nothing, and gives the focus back', async () => {
  const { address, user } = await renderApp({ path: '/tools', signedInAs: 'both' });
  await screen.findByRole('navigation', { name: 'Administration' }, LATE).catch(() => undefined);
  const toggle = screen.getByRole('button', { name: 'Toggle dark mode' });
  toggle.focus();
  const seen = recordRequests();
  const openIt = async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
    return screen.findByRole('combobox', { name: 'Search pages and commands' }, LATE);
  };
  const field = await openIt();
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.type(field, 'welder');
  expect(options()).toContain('Jobs with “welder”');
  await user.clear(field);
  await user.type(field, 'zzz');
  expect(within(screen.getByRole('dialog')).getByText(/result|Nothing found/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'toggle');
  expect(options()[0]).toBe('Toggle dark mode');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(toggle).toHaveFocus());
  expect(seen).toEqual([]);

  await user.type(await openIt(), 'language test');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).not.toBe('/tools'));

  await user.type(await openIt(), 'welder');
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(address()).toMatch(/welder/));
});
