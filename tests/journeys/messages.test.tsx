import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { backend, DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount, server } from '../support/backend';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { fill, openDialog, recordRequests, submit } from './authDialog';

/** Messages between a person and the agency. What needs a layout or a second tab is in tests/browser. */
const POSTS = '*/api/messages/threads/:id/posts';
const OUTBOX = 'visatalent_dev_outbox';
const DRAFTS = 'visatalent_dev_drafts';

const field = () => screen.findByRole('textbox', { name: 'Your message' });
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
async function send({ user }: RenderedApp, text: string): Promise<void> {
  await type(text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}
/** The message in the conversation; the list beside it shows its beginning too. */
const message = (text: string) => {
  const shown = within(screen.getByRole('log')).getByText(text).closest('article');
  if (shown === null) throw new Error(`${text} is in no message`);
  return within(shown);
};
const storedPosts = (text: string) => backend.data.posts.filter(({ body }) => body === text);
const refuse = (status: number) =>
  server.use(http.post(POSTS, () => HttpResponse.json({ message: 'No' }, { status })));

async function signIn(app: RenderedApp, account: DemoAccount): Promise<void> {
  await openDialog(app);
  fill('Email', DEMO_ACCOUNTS[account]);
  fill('Password', DEMO_PASSWORD);
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a message whose answer is lost is sent again, and is stored and shown once', async () => {
  let loseAnswer = (): void => undefined;
  let isFirst = true;
  server.use(
    http.post(POSTS, async ({ request }) => {
      if (!isFirst) return undefined;
      isFirst = false;
      await backend.answer(request);
      await new Promise<void>((resolve) => (loseAnswer = resolve));
      return HttpResponse.error();
    }),
  );
  const app = await renderApp({ path: '/messages?thread=thread-1', signedInAs: 'user' });
  await send(app, 'Tuesday suits me.');
  expect(await message('Tuesday suits me.').findByText('Sending…')).toBeVisible();
  await waitFor(() => expect(storedPosts('Tuesday suits me.')).toHaveLength(1));
  loseAnswer();
  await waitFor(() => expect(message('Tuesday suits me.').getByText('Sent')).toBeVisible(), {
    timeout: 5000,
  });
  expect(storedPosts('Tuesday suits me.')).toHaveLength(1);
  expect(await field()).toHaveValue('');
  expect(localStorage.getItem(OUTBOX)).toBeNull();
});

test('a message has at most five documents; one that was deleted meanwhile is named, and the text can be edited', async () => {
  const [document] = backend.documentsOf('user');
  if (document === undefined) throw new Error('The seed has none');
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `${name}.pdf`);
  for (const name of names)
    backend.data.documents.put({ ...document, id: name, name, file: null, earlier: [] });
  const app = await renderApp({ path: '/messages?thread=thread-1', signedInAs: 'user' });
  await type('Here they are');
  await app.user.click(screen.getByRole('button', { name: 'Attach documents' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach documents' }));
  expect(dialog.getByText('At most 5 documents')).toBeVisible();
  const box = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await dialog.findByRole('checkbox', { name: /^One/ });
  for (const name of names.slice(0, 5)) await app.user.click(box(name));
  expect(box('Six')).toBeDisabled();
  await app.user.click(box('Five'));
  expect(box('Six')).toBeEnabled();
  await app.user.click(dialog.getByRole('button', { name: 'Attach' }));
  await fetch(new URL('/api/documents/One.pdf', window.location.origin), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${localStorage.getItem('auth_token')}` },
  });
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(
      message('Here they are').getByText(/^Not sent: .*One\.pdf is no longer in your documents\./),
    ).toBeVisible(),
  );
  expect(storedPosts('Here they are')).toEqual([]);
  await type('Are they complete?');
  await app.user.click(message('Here they are').getByRole('button', { name: 'Edit' }));
  expect(await field()).toHaveValue('Here they are\n\nAre they complete?');
  expect(screen.getByRole('list', { name: 'Attached documents' })).toHaveTextContent('Four.pdf');
  expect(localStorage.getItem(OUTBOX)).toBeNull();
});

test('drafts of two conversations survive a reload; a logout asks about waiting messages, and deletes both', async () => {
  const app = await renderApp({ path: '/messages?thread=thread-1', signedInAs: 'user' });
  await type('To the employer');
  await app.user.click(screen.getByRole('link', { name: /Your documents/ }));
  await screen.findByRole('heading', { level: 2, name: 'Your documents' });
  await type('To the agency');
  const again = await app.reload();
  expect(await field()).toHaveValue('To the agency');
  await again.user.click(await screen.findByRole('link', { name: /Your interview.*Draft$/ }));
  await screen.findByRole('heading', { level: 2, name: 'Your interview' });
  expect(await field()).toHaveValue('To the employer');
  refuse(429);
  await send(again, 'For later');
  await waitFor(() => expect(message('For later').getByText('Not sent')).toBeVisible());
  await again.user.click(screen.getByRole('button', { name: 'Open profile menu' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const asks = within(await screen.findByRole('dialog', { name: 'Some messages haven’t been sent' }));
  expect([localStorage.getItem(OUTBOX), localStorage.getItem(DRAFTS)]).not.toContain(null);
  await again.user.click(asks.getByRole('button', { name: 'Log out and discard' }));
  await screen.findByRole('button', { name: 'Login' });
  expect([localStorage.getItem(OUTBOX), localStorage.getItem(DRAFTS)]).toEqual([null, null]);
  expect(storedPosts('For later')).toEqual([]);
});

test('the agency writes to an applicant from the application, about the application', async () => {
  const { user } = await renderApp({ path: '/admin/applications/application-1', signedInAs: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  expect(dialog.queryByRole('combobox', { name: 'Applicant' })).toBeNull();
  expect(dialog.getByText(/^Applicant: ./)).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Topic' })).toHaveValue('application');
});

test('another person’s conversation is not found; a backend without conversations shows single messages', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/updates', () => {
      asked += 1;
      return HttpResponse.json({}, { status: 503, headers: { 'retry-after': '40' } });
    }),
  );
  const { goTo, user } = await renderApp({ path: '/messages?thread=thread-9', signedInAs: 'user' });
  expect(await screen.findByText('The conversation was not found.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  await waitFor(() => expect(asked).toBe(1), { timeout: 10_000 });
  expect(screen.queryByRole('alert')).toBeNull();
  // The list has no row to which the focus could return.
  await user.click(screen.getByRole('button', { name: 'Back to messages' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  server.use(http.get('*/api/messages/threads', () => HttpResponse.json({}, { status: 404 })));
  await goTo('/messages');
  expect(await screen.findByText(/^You can’t reply here yet\. Write to/)).toHaveTextContent(
    'You can’t reply here yet. Write to support@visatalent.test.',
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/));
  expect(main.queryByRole('textbox')).toBeNull();
  const marks = () => main.queryAllByRole('button', { name: 'Mark as read' });
  const before = await waitFor(() => {
    expect(marks().length).toBeGreaterThan(0);
    return marks().length;
  });
  await user.click(marks()[0] as HTMLElement);
  await waitFor(() => expect(marks()).toHaveLength(before - 1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message that waits at a forced logout is sent once for the same person, and not for another', async () => {
  refuse(401);
  const app = await renderApp({ path: '/messages?thread=thread-1', signedInAs: 'user' });
  await send(app, 'Still mine');
  await screen.findByRole('button', { name: 'Login' });
  expect(localStorage.getItem(OUTBOX)).toBeNull();
  server.resetHandlers();
  await signIn(app, 'user');
  await waitFor(() => expect(storedPosts('Still mine')).toHaveLength(1));

  refuse(401);
  await app.goTo('/messages?thread=thread-1');
  await send(app, 'Nobody else’s');
  await screen.findByRole('button', { name: 'Login' });
  server.resetHandlers();
  const seen = recordRequests();
  await signIn(app, 'both');
  await waitFor(() => expect(seen.some(({ path }) => path === '/api/updates')).toBe(true), {
    timeout: 10_000,
  });
  expect(seen.filter(({ path }) => path.endsWith('/posts'))).toEqual([]);
  expect(localStorage.getItem(OUTBOX)).toBeNull();
  expect(screen.queryByText('1 not sent yet')).toBeNull();
});

test.each([
  ['admin', 1],
  ['user', 0],
] as const)('a new message of the %s has %i fields for the applicant', async (signedInAs, fields) => {
  const { user } = await renderApp({ path: '/messages', signedInAs });
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  expect(await dialog.findByRole('textbox', { name: /^Your message/ })).toBeVisible();
  expect(dialog.queryAllByRole('combobox', { name: /^Applicant/ })).toHaveLength(fields);
});
