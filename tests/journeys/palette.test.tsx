import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { switchKeys } from '@/layout/shared/useSingleKeys';
import { renderApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

const LATE = { timeout: 20_000 };

/** Presses Ctrl+K. @returns whether the app left the key to the browser */
const pressCtrlK = (more: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true, ...more });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LATE);
const finder = () => screen.findByRole('combobox', { name: 'Search pages and commands' }, LATE);

it('finds pages, commands and lists by their words, sends no request, and returns the focus', async () => {
  const { address, user } = await renderApp({ path: '/tools', signedInAs: 'user' });
  const toggle = screen.getByRole('button', { name: 'Toggle dark mode' });
  const openIt = async () => {
    await closed();
    pressCtrlK();
    return finder();
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
  await closed();
  await waitFor(() => expect(toggle).toHaveFocus());
  // The news are requested once the page is quiet.
  expect(seen.filter(({ path }) => path !== '/api/updates')).toEqual([]);

  fireEvent.change(await openIt(), { target: { value: 'welder' } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/jobs?q=welder'), LATE);
});

it('opens over a field, which stays as it was, but not while composing, with other keys or over a dialog', async () => {
  const { address, user } = await renderApp({ path: '/jobs' });
  const field = await screen.findByRole('searchbox', {}, LATE);
  await user.type(field, 'weld');
  for (const other of [{ isComposing: true }, { altKey: true }, { shiftKey: true }, { metaKey: true }])
    expect(pressCtrlK(other)).toBe(true);
  // The single keys are off: Ctrl+K is none of them.
  act(() => switchKeys(false));
  expect(pressCtrlK()).toBe(false);
  await finder();
  expect(pressCtrlK()).toBe(true);
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('weld');
  expect(address()).toBe('/jobs');
  act(() => switchKeys(true));
});

it('single keys lead to pages', async () => {
  const { address, user } = await renderApp({ path: '/help', signedInAs: 'user' });
  // The keys come after the page.
  await waitFor(async () => {
    await user.keyboard('gs');
    expect(address()).toBe('/settings');
  }, LATE);
  await user.keyboard('gm');
  await waitFor(() => expect(address()).toBe('/messages'), LATE);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, LATE)).toBeInTheDocument();
});
