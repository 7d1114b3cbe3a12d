import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';

async function open() {
  const app = await renderApp({ path: '/documents', signedInAs: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Documents' });
  await screen.findByText('Passport.pdf');
  return app;
}
const input = () => screen.getByLabelText('Choose files', { selector: 'input' });

it('lists the documents with the state of their check, and finds by name, type and state', async () => {
  const { user, address } = await open();
  expect(screen.getByText(/4 of 200 documents/)).toBeVisible();
  expect(screen.getByText('Not accepted: part of the page is cut off')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('State'), 'rejected');
  expect(screen.queryByText('Passport.pdf')).toBeNull();
  expect(screen.getByText('IELTS result.pdf')).toBeVisible();
  expect(address()).toBe('/documents?state=rejected');
});

it('says beside each file why it cannot be sent, and offers the good ones', async () => {
  const { user } = await open();
  const app = user.setup({ applyAccept: false });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await app.upload(input(), [
    new File(['%PDF one'], 'passport new.pdf', { type: 'application/pdf' }),
    new File(['MZ'], 'setup.exe'),
    new File([], 'empty.pdf', { type: 'application/pdf' }),
  ]);
  const chosen = within(await screen.findByRole('list', { name: 'Chosen files' }));
  expect(chosen.getByText('Use a PDF, JPEG, PNG, WebP, Word or text file.')).toBeVisible();
  expect(chosen.getByText('The file is empty.')).toBeVisible();
  expect(scrolled.mock.contexts[0]).toHaveTextContent('passport new.pdf');
  expect(chosen.getByLabelText('Type')).toHaveValue('passport');
  await user.click(chosen.getByRole('button', { name: 'Remove setup.exe' }));
  expect(screen.queryByText('setup.exe')).toBeNull();
  expect(screen.getByRole('button', { name: 'Upload 1 file' })).toBeVisible();
});

it('undoes a deletion, and shows a document again that an application needs', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Passport.pdf' }));
  expect(screen.queryByText('Passport.pdf')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Passport.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Resume Ramon Santos.pdf' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText(/part of an application and can’t be deleted/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Delete Resume Ramon Santos.pdf' })).toBeVisible();
  expect(backend.documentsOf('user')).toHaveLength(4);
});

it('changes the data of a document, and shows both versions if it was changed elsewhere', async () => {
  const { user } = await open();
  const record = backend.data.documents.filter(({ name }) => name === 'Passport.pdf')[0];
  if (record === undefined) throw new Error('No passport');
  await user.click(screen.getByRole('button', { name: 'Edit Passport.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Passport.pdf' }));
  fireEvent.change(dialog.getByLabelText('Number'), { target: { value: 'P123' } });
  backend.data.documents.update(record.id, {
    name: 'New name.pdf',
    lastModified: '2030-01-01T00:00:00.000Z',
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
  expect(conflict.getByText('P123')).toBeVisible();
  expect(conflict.getByText('New name.pdf')).toBeVisible();
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(backend.document(record.id)).toMatchObject({
      name: 'Passport.pdf',
      referenceNo: 'P123',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows invalid data, no preview of markup or unchecked files, and no upload if it is not offered', async () => {
  const strange = {
    size: -1,
    type: 'spell-book',
    status: 'weird',
    note: '\u202Eevil',
    expiresOn: 'soon',
    usedBy: 'x',
    uploadedAt: 7,
  };
  server.use(
    http.get('*/api/documents', () =>
      HttpResponse.json([
        { ...strange, id: 1, name: 'page.html', mediaType: 'text/html' },
        { ...strange, id: '2', name: 'scan.png', mediaType: 'image/png', scan: 'pending' },
        { ...strange, id: '3', name: 'bad.png', mediaType: 'image/png', scan: 'infected' },
        { ...strange, id: '4', name: '\u202Egnp.txt', mediaType: 'text/plain', status: 'rejected' },
        { ...strange, id: '5', name: 'broken', type: 7 },
        'nonsense',
      ]),
    ),
  );
  const { goTo } = await renderApp({ path: '/documents', signedInAs: 'user' });
  const table = within(await screen.findByRole('table', { name: 'Your documents' }));
  expect(screen.getByText('5 of 200 documents · –')).toBeVisible();
  expect(table.getAllByText('spell-book')).toHaveLength(4);
  expect(table.getByText('Being scanned for viruses')).toBeVisible();
  expect(table.getByText('A virus was found in this file.')).toBeVisible();
  expect(table.getByText('\u202Eevil').tagName).toBe('BDI');
  const named = (verb: string) =>
    table
      .queryAllByRole('button', { name: new RegExp(`^${verb} `) })
      .map((each) => each.getAttribute('aria-label'));
  expect(named('Preview')).toEqual(['Preview \u202Egnp.txt']);
  expect(named('Download')).toEqual(['Download page.html', 'Download \u202Egnp.txt', 'Download broken']);

  server.use(http.get('*/api/documents', () => HttpResponse.json({}, { status: 404 })));
  await goTo('/settings');
  await goTo('/documents');
  await screen.findByText('This is not available here yet.');
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Document plan/ })).toBeVisible();
});
