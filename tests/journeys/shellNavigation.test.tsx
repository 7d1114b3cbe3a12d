import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';

const LATE = { timeout: 20_000 };
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('leads users to their pages, from the row and from the drawer, until they log out', async () => {
  const { user } = await renderApp({ path: '/documents', signedInAs: 'user' });
  expect(document.documentElement.dataset.shell).toBe('row');
  const row = await screen.findByRole('navigation', { name: 'Your pages' }, LATE);
  const pages = ['/applications', '/documents', '/tasks', '/messages', '/profile', '/tools'];
  expect(linksIn(row)).toEqual(pages);
  expect(within(row).getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' }, LATE);
  expect(linksIn(within(drawer).getByRole('navigation', { name: 'Your pages' }))).toEqual(pages);
  await user.click(within(drawer).getByRole('link', { name: 'Tools' }));
  await screen.findByRole('heading', { level: 1, name: 'Tools' }, LATE);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-shell'));
  expect(screen.queryByRole('navigation', { name: 'Your pages' })).toBeNull();
});

it('leads administrators through the administration, whose menu can stay hidden', async () => {
  const app = await renderApp({ path: '/admin/system', signedInAs: 'admin' });
  const menu = await screen.findByRole('navigation', { name: 'Administration' }, LATE);
  const lists = within(menu).getAllByRole('list');
  expect(lists.slice(1).map((list) => list.getAttribute('aria-labelledby') !== null)).not.toContain(false);
  expect(within(menu).getByRole('list', { name: 'Reference data' })).toHaveTextContent(
    'CountriesEducation LevelsLanguage certificates',
  );
  expect(within(menu).getByRole('link', { name: 'System' })).toHaveAttribute('aria-current', 'page');

  // On narrower screens these buttons open the drawer with the same lists.
  for (const name of ['Administration', 'Open menu']) {
    await app.user.click(screen.getByRole('button', { name }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }, LATE));
    expect(
      within(drawer.getByRole('navigation', { name: 'Administration' })).getAllByRole('list'),
    ).toHaveLength(7);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  }

  await app.user.click(screen.getByRole('button', { name: 'Hide menu' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show menu', expanded: false }));
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  await app.reload();
  expect(document.documentElement.dataset.shell).toBe('menu-hidden');
  await app.user.click(await screen.findByRole('button', { name: 'Show menu' }, LATE));
  await app.user.click(
    within(await screen.findByRole('navigation', { name: 'Administration' })).getByRole('link', {
      name: 'Countries',
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Countries' }, LATE);
});

it('leads visitors to more pages from their drawer, and from home to the tools', async () => {
  const { user } = await renderApp({ path: '/' });
  expect(screen.getByRole('link', { name: 'Check your points and language level' })).toHaveAttribute(
    'href',
    '/tools',
  );
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const more = await screen.findByRole('navigation', { name: 'More pages' }, LATE);
  expect(linksIn(more)).toEqual(['/tools', '/about', '/help', '/contact']);
});
