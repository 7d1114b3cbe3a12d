import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../support/backend';
import { renderApp } from '../support/renderApp';

// Whole screens, on whatever machine.
vi.setConfig({ testTimeout: 60_000 });

async function open() {
  const app = await renderApp({ path: '/documents', signedInAs: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Documents' });
  await screen.findByText('Passport.pdf');
  return app;
}
const input = () => screen.getByLabelText('Choose files', { selector: 'input' });

it('lists what is stored with where its check stands, and finds by name, type and state', async () => {
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
  await app.upload(input(), [
    new File(['%PDF one'], 'passport new.pdf', { type: 'application/pdf' }),
    new File(['MZ'], 'setup.exe'),
    new File([], 'empty.pdf', { type: 'application/pdf' }),
  ]);
  const chosen = within(await screen.findByRole('list', { name: 'Chosen files' }));
  expect(chosen.getByText('PDF, JPEG, PNG, WebP, Word or text, please.')).toBeVisible();
  expect(chosen.getByText('The file is empty.')).toBeVisible();
  expect(chosen.getByLabelText('Type')).toHaveValue('passport');
  await user.click(chosen.getByRole('button', { name: 'Remove setup.exe' }));
  expect(screen.queryByText('setup.exe')).toBeNull();
  expect(screen.getByRole('button', { name: 'Upload 1 file' })).toBeVisible();
});

it('takes a deletion back, and brings back what an application needs', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Passport.pdf' }));
  expect(screen.queryByText('Passport.pdf')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Passport.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Resume Ramon Santos.pdf' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText(/part of an application and cannot be deleted/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Delete Resume Ramon Santos.pdf' })).toBeVisible();
  expect(backend.data.documents.filter(({ userId }) => userId === 'user-demo')).toHaveLength(4);
});
