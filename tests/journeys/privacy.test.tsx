import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setPreferences } from '@/preferences/preferences';
import { backend, DEMO_PASSWORD, server } from '../support/backend';
import { type RenderedApp, renderApp } from '../support/renderApp';
import { callsOf, configure, recordRequests } from './authDialog';

type Verb = 'get' | 'post' | 'put' | 'delete';
const answer = (verb: Verb, path: string, body: JsonBodyType, status = 200): void =>
  server.use(http[verb](`*/api/users/me/${path}`, () => HttpResponse.json(body, { status })));
const part = (name: string) => within(screen.getByRole('region', { name }));
const DELETION = '/api/users/me/deletion-request';
const WILL_BE_DELETED = /^Your account will be deleted on /;

async function open(): Promise<RenderedApp> {
  const app = await renderApp({ path: '/settings/privacy', signedInAs: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  return app;
}

/** The files that the browser received: name and content. */
function savedFiles(): { name: string; file: Blob }[] {
  const files: { name: string; file: Blob }[] = [];
  const made = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    made.set(`blob:${made.size}`, file);
    return `blob:${made.size - 1}`;
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, file: made.get(this.href) ?? new Blob() });
  });
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  return files;
}

// One attempt, because the test is about the message after the last one.
beforeEach(() => configure({ VITE_API_RETRY_ATTEMPTS: 1 }));

describe('the privacy page', () => {
  it('is linked from the settings, and shows what was sent to whom', async () => {
    const app = await renderApp({ path: '/settings', signedInAs: 'user' });
    await app.user.click(await screen.findByRole('link', { name: 'Privacy and your data' }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy' });
    const table = within(await part('Who received your data').findByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(1 + 4);
    const sent = backend.data.applications.get('application-1');
    const row = within(table.getByRole('link', { name: sent?.jobTitle ?? '' }).closest('tr') as HTMLElement);
    expect(row.getByText(sent?.company ?? '')).toBeVisible();
    expect(row.getByText(/Email, Phone/)).toBeVisible();
  });

  it('downloads the file with all data, or says that it will be sent', async () => {
    const files = savedFiles();
    const app = await open();
    const button = part('Download my data').getByRole('button', { name: 'Download my data' });
    await app.user.click(button);
    expect(await part('Download my data').findByText('The file is in your downloads.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^visatalent-\d{4}-\d\d-\d\d\.json$/),
    ]);
    expect(await files[0]?.file.text()).toContain('user@visatalent.test');
    answer('get', 'export', { message: 'Later' }, 202);
    await app.user.click(button);
    expect(await part('Download my data').findByText(/^We’re preparing your data/)).toBeVisible();
    expect(files).toHaveLength(1);
  });

  it('names in each section the address to write to if the backend does not offer it', async () => {
    for (const path of ['export', 'ledger', 'consents', 'deletion-request'])
      answer('get', path, { message: 'No such call' }, 404);
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'support@visatalent.test' })).toHaveLength(4),
    );
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    expect(screen.queryByText('No such call')).toBeNull();
  });
});

describe('a consent', () => {
  it('is saved at once; if this fails, it switches back and shows the reason', async () => {
    const app = await open();
    const news = await screen.findByRole('switch', { name: 'News by email' });
    expect(screen.getByRole('switch', { name: 'Having an account' })).toBeDisabled();
    await app.user.click(news);
    expect(await part('Consents').findByText(/^Given on /)).toBeVisible();
    expect(news).toBeChecked();
    answer('put', 'consents/:id', { message: 'The consents are asleep' }, 500);
    await app.user.click(news);
    expect(await part('Consents').findByRole('alert')).toHaveTextContent('The consents are asleep');
    expect(news).toBeChecked();
  });

  it('whose text has changed shows the new text and keeps the old answer', async () => {
    const app = await open();
    const current = { id: 'news', title: 'News by email', text: 'A new text.', version: 2, given: false };
    answer('put', 'consents/:id', { message: 'Changed', current }, 409);
    await app.user.click(await screen.findByRole('switch', { name: 'News by email' }));
    expect(await part('Consents').findByText('A new text.')).toBeVisible();
    expect(part('Consents').getByRole('alert')).toHaveTextContent('This text has changed');
    expect(screen.getByRole('switch', { name: 'News by email' })).not.toBeChecked();

    // Without the record in the 409, the consents are read again.
    answer('get', 'consents', [{ ...current, text: 'The newest text.', version: 3 }]);
    answer('put', 'consents/:id', { message: 'Changed' }, 409);
    await app.user.click(screen.getByRole('switch', { name: 'News by email' }));
    expect(await part('Consents').findByText('The newest text.')).toBeVisible();
    expect(await part('Consents').findByRole('alert')).toHaveTextContent('This text has changed');
  });
});

describe('deleting the account', () => {
  async function ask(app: RenderedApp, password: string) {
    await app.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
    await app.user.type(dialog.getByLabelText('Password'), password);
    await app.user.click(dialog.getByRole('button', { name: 'Request deletion' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please confirm that you understand this');
    await app.user.click(
      dialog.getByRole('checkbox', { name: /^I understand that everything will be deleted on / }),
    );
    await app.user.click(dialog.getByRole('button', { name: 'Request deletion' }));
    return dialog;
  }

  it('shows the date on the page and the dashboard, until the account is kept', async () => {
    const app = await open();
    await ask(app, DEMO_PASSWORD);
    expect(await screen.findByText(WILL_BE_DELETED)).toBeVisible();
    const said = await screen.findByText(/Your profile is hidden\.$/);
    await waitFor(() => expect(said).toHaveFocus());
    expect(backend.deletionRequestOf('user')).toBeDefined();

    window.history.replaceState(null, '', '/dashboard');
    const again = await app.reload();
    expect(await screen.findByText(WILL_BE_DELETED)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('We’ll keep your account.')).toBeVisible();
    expect(screen.queryByText(WILL_BE_DELETED)).toBeNull();
    expect(backend.deletionRequestOf('user')).toBeUndefined();
  });

  it('with a wrong password shows the error beside the field, and is sent once', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 3 });
    const app = await open();
    const seen = recordRequests();
    const dialog = await ask(app, 'not this one');
    // The alert about the check box is shown until the new attempt has begun.
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('That password isn’t correct.'));
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    expect(dialog.getByLabelText('Password')).toHaveValue('not this one');
    expect(callsOf(seen, DELETION).filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.queryByText(WILL_BE_DELETED)).toBeNull();

    act(() => setPreferences({ language: 'fr' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Le mot de passe est incorrect.'),
    );
  });
});
