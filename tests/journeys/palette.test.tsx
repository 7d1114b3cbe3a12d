import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

const LATE = { timeout: 20_000 };

it('finds pages, commands and lists by their words, sends no request, and returns the focus', async () => {
  const { address, user } = await renderApp({ path: '/tools', signedInAs: 'user' });
  const toggle = screen.getByRole('button', { name: 'Toggle dark mode' });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LATE);
  const openIt = async () => {
    await gone();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
    return screen.findByRole('combobox', { name: 'Search pages and commands' }, LATE);
  };
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  toggle.focus();
  const seen = recordRequests();
  const field = await openIt();
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('docu');
  expect(options()).toEqual(['Documents', 'Jobs with “docu”']);
  type('toggle');
  expect(options()[0]).toBe('Toggle dark mode');
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(toggle).toHaveFocus());
  // The news are requested once the page is quiet.
  expect(seen.filter(({ path }) => path !== '/api/updates')).toEqual([]);

  fireEvent.change(await openIt(), { target: { value: 'welder' } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/jobs?q=welder'), LATE);
});
