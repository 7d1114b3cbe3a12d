import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { allowConsole } from '../support/console';
import { renderApp } from '../support/renderApp';
import { callsOf, recordRequests } from './authDialog';

const { documents } = backend.data;
const LIST = '/api/admin/documents';
const oldest = () =>
  documents
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => a.uploadedAt.localeCompare(b.uploadedAt));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Check document' }));
const open = async (path = '/admin/documents') => {
  const app = await renderApp({ path, signedInAs: 'admin' });
  await screen.findByRole(
    'heading',
    { level: 1, name: 'Document checks', hidden: true },
    { timeout: 20_000 },
  );
  return app;
};
const rows = () => screen.getAllByRole('row', { hidden: true }).slice(1);

it('shows the waiting documents, oldest first, and has its filters in the address', async () => {
  const { user, address } = await renderApp({ path: '/admin', signedInAs: 'admin' });
  await user.click(await screen.findByRole('link', { name: /Documents to check/ }, { timeout: 20_000 }));
  await screen.findByText('1–10 of 17');
  expect(address()).toBe('/admin/documents');
  for (const name of ['Document', 'Type', 'Person', 'Uploaded', 'State']) {
    expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  }
  const [first] = oldest();
  expect(within(rows()[0] as HTMLElement).getByText(first?.name ?? '')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Passport');
  await screen.findByText('1–2 of 2');
  expect(address()).toBe('/admin/documents?type=passport');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'State: all');
  await screen.findByText('1–7 of 7');
  expect(address()).toBe('/admin/documents?status=all&type=passport');
});

it('opens the next document after a decision, and the number falls', async () => {
  const [first, second] = oldest();
  const { user, address } = await open();
  await user.click(
    (await screen.findAllByRole('button', { name: `Check ${first?.name ?? ''}` }))[0] as Element,
  );
  const check = await dialog();
  expect(check.getByText('1 of 17')).toBeVisible();
  expect(address()).toBe(`/admin/documents?check=${first?.id ?? ''}`);
  fireEvent.change(await check.findByLabelText('Expires on'), { target: { value: '2034-05-01' } });
  await user.click(check.getByRole('button', { name: 'Verify' }));
  expect(await check.findByRole('heading', { name: second?.name ?? '' })).toBeVisible();
  expect(await check.findByText('1 of 16')).toBeVisible();
  expect(address()).toBe(`/admin/documents?check=${second?.id ?? ''}`);
  expect(documents.get(first?.id ?? '')).toMatchObject({ status: 'verified', expiresOn: '2034-05-01' });
  await user.click(check.getByRole('button', { name: 'Close' }));
  await screen.findByText('1–10 of 16');
});

it('asks for a reason, and keeps the input about a document while another one is shown', async () => {
  const [first] = oldest();
  const { user } = await open(`/admin/documents?check=${first?.id ?? ''}`);
  const check = await dialog();
  await user.click(await check.findByRole('button', { name: 'Don’t accept' }));
  await user.click(check.getByRole('button', { name: 'Don’t accept' }));
  expect(await check.findByText('Choose a reason.')).toBeVisible();
  expect(check.getByLabelText('Reason')).toBeInvalid();
  fireEvent.change(check.getByLabelText('Note to the person'), { target: { value: 'هر دو صفحه لازم است.' } });
  await user.click(check.getByRole('button', { name: 'Next document' }));
  expect(await check.findByText('2 of 17')).toBeVisible();
  window.history.replaceState(null, '', `/admin/documents?check=${first?.id ?? ''}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await check.findByText('1 of 17')).toBeVisible();
  expect(await check.findByLabelText('Note to the person')).toHaveValue('هر دو صفحه لازم است.');
  await user.selectOptions(check.getByLabelText('Reason'), 'Cut off');
  await user.click(check.getByRole('button', { name: 'Don’t accept' }));
  await waitFor(() =>
    expect(documents.get(first?.id ?? '')).toMatchObject({
      status: 'rejected',
      reason: 'cut-off',
      note: 'هر دو صفحه لازم است.',
    }),
  );
  await user.click(await check.findByRole('button', { name: 'Move back to waiting' }));
  expect(await check.findByText(/is waiting for review again/)).toBeVisible();
  await waitFor(() =>
    expect(documents.get(first?.id ?? '')).toMatchObject({ status: 'pending', note: null }),
  );
});

it('says when another person has decided meanwhile, and reads the list again', async () => {
  const [first] = oldest();
  const id = first?.id ?? '';
  const { user } = await open(`/admin/documents?check=${id}`);
  const check = await dialog();
  const verify = await check.findByRole('button', { name: 'Verify' });
  documents.update(id, { status: 'rejected', reason: 'expired', note: 'Sent by a colleague.' });
  await user.click(verify);
  expect(await check.findByText('This document was changed in the meantime.')).toBeVisible();
  expect(await check.findByText('Sent by a colleague.')).toBeVisible();
  expect(check.getByRole('button', { name: 'Move back to waiting' })).toBeVisible();
  await screen.findByText('1–10 of 16');
  expect(documents.get(id)).toMatchObject({ status: 'rejected' });
});

it('is closed to others without a request; they read the reason in their language and the note unchanged', async () => {
  documents.update('document-4', { reason: 'name-differs', note: 'هر دو صفحه لازم است.' });
  localStorage.setItem('language', 'fr');
  const seen = recordRequests();
  allowConsole('warn', /Access denied/);
  const { address, goTo } = await renderApp({ path: '/admin/documents', signedInAs: 'user' });
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(callsOf(seen, LIST)).toEqual([]);
  await goTo('/documents');
  expect(
    await screen.findByText('Non accepté : le nom diffère de celui du profil', {}, { timeout: 20_000 }),
  ).toBeVisible();
  expect(screen.getByText('هر دو صفحه لازم است.')).toHaveAttribute('dir', 'auto');
});

it('shows invalid data of a server, to staff and to the owner', async () => {
  const hostile = {
    id: 7,
    name: 'photo\u202Egpj.exe',
    type: 7,
    size: -1,
    status: 'weird',
    note: '\u202Eturned',
    scan: 'odd',
    expiresOn: 'soon',
    uploadedAt: 'never',
    ownerName: null,
    ownerEmail: 'a@example.test',
  };
  const list = [
    hostile,
    { name: 'no id' },
    { ...hostile, id: 8, name: 'second.pdf', status: 'rejected', scan: null },
    { ...hostile, id: 9, name: 'third.pdf', note: null, scan: null },
  ];
  server.use(
    http.get(`*${LIST}`, () => HttpResponse.json({ data: list, totalCount: 4 })),
    http.get('*/api/documents', () => HttpResponse.json(list)),
  );
  const { goTo } = await open();
  expect(await screen.findByText('second.pdf')).toBeVisible();
  expect(screen.getAllByText('a@example.test')).toHaveLength(3);
  expect(screen.getByText('photogpj.exe').tagName).toBe('BDI');
  expect(screen.getByRole('button', { name: 'Check photogpj.exe' })).toBeVisible();
  await goTo('/documents');
  const own = await screen.findByText('photogpj.exe', {}, { timeout: 20_000 });
  expect(own.tagName).toBe('BDI');
  expect(screen.getByText('Not accepted: another reason')).toBeVisible();
  // The result of the virus check is unknown, so nothing can be opened yet.
  expect(screen.getByText('Being scanned for viruses')).toBeVisible();
  expect(screen.getByText('\u202Eturned').tagName).toBe('BDI');
  // The unknown state, beside the option of the filter.
  expect(screen.getAllByText('Waiting for review').length).toBeGreaterThan(1);
});
