import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { type RenderedApp, renderApp } from '../support/renderApp';

const open = async (): Promise<RenderedApp> => {
  const app = await renderApp({ path: '/admin', signedInAs: 'both' });
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' }, { timeout: 20_000 });
  return app;
};
const figures = () => within(screen.getByRole('region', { name: 'Figures' }));

describe('the admin dashboard', () => {
  it('counts, and links to what it counts', async () => {
    await open();
    await waitFor(() => expect(figures().getByText('24')).toBeVisible());
    expect(figures().getByText('23 active')).toBeVisible();
    expect(figures().getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users');
    // The navigation leads to every admin page.
    expect(screen.queryByRole('region', { name: 'Administration' })).toBeNull();
  });

  it('begins with what waits for the agency, as links to the lists, and the trends of the last days', async () => {
    server.use(http.get('*/api/admin/desk', () => HttpResponse.json({}, { status: 403 })));
    const { user } = await open();
    const today = () => within(screen.getByRole('region', { name: 'Today' }));
    const again = await today().findByRole('button', { name: /Try again/ });
    server.resetHandlers();
    await user.click(again);
    const card = await today().findByRole('link', { name: /^\d+ accounts without a confirmed email$/ });
    expect(card).toHaveAttribute('href', '/admin/users?isEmailVerified=false');
    const { users } = backend.data;
    const unverified = users.filter(({ isEmailVerified }) => !isEmailVerified).length;
    expect(card).toHaveTextContent(String(unverified));
    const trends = within(screen.getByRole('region', { name: 'The last 30 days' }));
    expect(await trends.findByRole('link', { name: /^Registrations \d+/ })).toHaveAttribute(
      'href',
      '/admin/users?within=30',
    );
  });

  it("shows two cards from the dashboard's figures without the desk call, and no trends without theirs", async () => {
    const absent = () => HttpResponse.json({}, { status: 404 });
    server.use(http.get('*/api/admin/desk', absent), http.get('*/api/admin/trends', absent));
    await open();
    const today = within(screen.getByRole('region', { name: 'Today' }));
    await waitFor(() => expect(today.getAllByRole('link')).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'The last 30 days' })).toBeNull();

    server.use(http.get('*/api/admin/dashboard', absent));
    await open();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Today' })).toBeNull());
  });

  it('lets one part fail alone, and tries it again', async () => {
    server.use(
      http.get('*/api/UserProfiles/statistics', () => HttpResponse.json({}, { status: 403 })),
      http.get('*/api/system/health', () => HttpResponse.json({}, { status: 404 })),
    );
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again: User profiles' });
    await waitFor(() => expect(figures().getByText('249')).toBeVisible());
    // A backend without this endpoint has no health to show.
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'System health' })).toBeNull());
    server.resetHandlers();
    await user.click(retry);
    await waitFor(() => expect(figures().getByText('136 complete')).toBeVisible());
  });

  it('says what will be shown instead of showing zeros, and marks sample data', async () => {
    backend.data.userProfiles.deleteWhere(() => true);
    server.use(http.get('*/api/EducationLevels/statistics', () => HttpResponse.json({}, { status: 400 })));
    await open();
    await waitFor(() => expect(figures().getByText('None yet')).toBeVisible());
    await waitFor(() => expect(figures().getByText(/^Sample data/)).toBeVisible());
    expect(figures().queryByText('0')).toBeNull();
  });

  it('says what the backend does not offer', async () => {
    server.use(
      http.get('*/api/admin/dashboard', () => HttpResponse.json({}, { status: 404 })),
      http.get('*/api/system/health', () => HttpResponse.json({}, { status: 501 })),
    );
    await open();
    const people = within(screen.getByRole('region', { name: 'Newest accounts' }));
    expect(await people.findByText('This is not available here yet.')).toBeVisible();
    // The users, and the things that wait for the agency.
    for (const said of figures().getAllByText('This is not available here yet.')) expect(said).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'System health' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it('shows a total without other figures, not as sample data', async () => {
    for (const [path, total] of [
      ['countries', 61],
      ['EducationLevels', 62],
      ['UserProfiles', 63],
    ] as const)
      server.use(http.get(`*/api/${path}/statistics`, () => HttpResponse.json({ total })));
    await open();
    for (const total of ['61', '62', '63'])
      await waitFor(() => expect(figures().getByText(total)).toBeVisible());
    expect(figures().queryByText(/^Sample data|active|regions|complete/)).toBeNull();
  });

  it('shows the role switches of the audit', async () => {
    const first = await open();
    await first.user.click(screen.getByRole('button', { name: 'Open profile menu' }));
    await first.user.click(await screen.findByRole('combobox', { name: 'Switch role' }));
    await first.user.click(await screen.findByRole('option', { name: 'User' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, { timeout: 20_000 });
    window.localStorage.setItem('current_role', 'Admin');
    window.history.replaceState(null, '', '/admin');
    await first.reload();
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' }, { timeout: 20_000 });
    expect(screen.getByRole('region', { name: 'Recent role switches' })).toHaveTextContent(
      'You switched from Administrator to User',
    );
  });
});
