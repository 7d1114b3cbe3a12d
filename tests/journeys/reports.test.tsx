import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';

// The code of the charts is never loaded: the sentences and tables must be shown without it.
vi.mock('@/pages/admin/reports/charts/BarsChart', () => {
  throw new Error('The chunk is missing');
});

const section = (name: string) => screen.findByRole('region', { name }, { timeout: 20_000 });
const FUNNEL = 'From application to placement';

it('reports show in words and as a table what their charts show, each separately, and say when there is nothing', async () => {
  server.use(http.get('*/api/admin/reports/placements', () => HttpResponse.json({}, { status: 403 })));
  const { user, address, goTo } = await renderApp({
    path: '/admin/reports?from=2027-01-01&to=2026-01-01&compare=previous',
    signedInAs: 'admin',
  });
  const funnel = within(await section(FUNNEL));
  expect(
    (await funnel.findAllByText(/^\d+ applications? were sent; \d+ led to a placement/))[0],
  ).toBeVisible();
  // `from` after `to` counts as absent.
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('90');
  const toggle = funnel.getByRole('button', { name: 'Show as table', description: FUNNEL });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const table = within(funnel.getByRole('table'));
  expect(table.getByRole('columnheader', { name: 'Difference' })).toBeVisible();
  expect(table.getByRole('rowheader', { name: 'Placement' })).toBeVisible();
  expect(document.querySelector('[data-chart]')).toBeNull();

  const placements = within(await section('Placements'));
  server.resetHandlers();
  await user.click(await placements.findByRole('button', { name: /Try again/ }));
  expect((await placements.findAllByText(/placed\.$/))[0]).toBeVisible();

  const waiting = within(await section('Who waits longest'));
  await user.click(await waiting.findByRole('button', { name: 'Show as table' }));
  expect(waiting.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/applications\/./),
  );

  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days');
  await waitFor(() => expect(address()).toBe('/admin/reports?period=30&compare=previous'));
  const said = async () =>
    (await within(await section(FUNNEL)).findAllByText(/led to a placement/)).map(
      ({ textContent }) => textContent,
    );
  const here = await said();
  expect(here).toHaveLength(2);
  expect(here[1]).toMatch(/: \d+ applications?/);
  await goTo('/settings');
  await goTo('/admin/reports?period=30&compare=previous');
  expect(await said()).toEqual(here);

  // A period without data says so.
  backend.data.applications.replaceAll([]);
  await goTo('/settings');
  await goTo('/admin/reports');
  expect(await within(await section(FUNNEL)).findByText('Nothing in this period.')).toBeVisible();
  expect(await within(await section('Placements')).findByText('Nothing in this period.')).toBeVisible();
  expect(await within(await section('Who waits longest')).findByText(/No one is waiting/)).toBeVisible();

  // Reports that the backend does not have are left out; without any report the page says so once and offers
  // a way to continue.
  server.use(http.get('*/api/admin/reports/placements', () => HttpResponse.json({}, { status: 404 })));
  await goTo('/settings');
  await goTo('/admin/reports?period=30');
  expect(await within(await section(FUNNEL)).findByText('Nothing in this period.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Placements' })).toBeNull());
  server.use(http.get('*/api/admin/reports/:id', () => HttpResponse.json({}, { status: 404 })));
  await goTo('/settings');
  await goTo('/admin/reports');
  expect(await screen.findByText('This is not available here yet.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the admin dashboard' })).toBeVisible();
});

it('the audit log shows known actions in words, and unknown ones unchanged', async () => {
  const [entry] = backend.data.auditEntries.all();
  if (entry === undefined) throw new Error('There is no entry.');
  backend.data.auditEntries.replaceAll([
    {
      ...entry,
      id: '1',
      action: 'users.signInFailed',
      actorId: null,
      role: null,
      entityName: 'a•••@example.test',
    },
    {
      ...entry,
      id: '2',
      action: 'spaceships.launch',
      entityName: 'Apollo',
      changes: [{ field: 'status', from: 'built', to: 'gone' }],
    },
    { ...entry, id: '3', actorId: 'gone', entityId: 'gone', entityName: '', action: 'users.delete' },
  ]);
  const { user } = await renderApp({ path: '/admin/audit', signedInAs: 'admin' });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('a•••@example.test', {}, { timeout: 20_000 })).toBeVisible();
  expect(main.getByText('spaceships.launch')).toBeVisible();
  expect(main.getAllByText('Sign-in failed').length).toBeGreaterThan(0);
  // Only the id of a deleted person stays, as actor and as record.
  expect(main.getAllByText('gone')).toHaveLength(2);
  expect(main.queryByRole('button', { name: /^(Edit|Delete|Add)/ })).toBeNull();
  await user.click(main.getByRole('link', { name: 'Apollo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Apollo' });
  await waitFor(() => expect(dialog).toHaveTextContent(/Statuswas builtbecomes gone/));
  expect(within(dialog).getAllByRole('tab')).toHaveLength(1);
});
