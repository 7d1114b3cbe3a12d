import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { backend, server } from '../support/backend';
import { notify } from '../support/notify';
import { renderApp } from '../support/renderApp';

const LATE = { timeout: 20_000 };

test('a mark that could not be saved is taken back; new notifications are announced once, unless they are about the open page', async () => {
  const { address, user } = await renderApp({ path: '/notifications?unread=true', signedInAs: 'user' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const mark = () => screen.findByRole('button', { name: new RegExp(`Mark as read: .*Add your education`) });
  await mark();
  expect(screen.getAllByRole('button', { name: /^Mark as read: / })).toHaveLength(3);
  server.use(http.put('*/api/notifications/:id/read', () => new HttpResponse(null, { status: 500 })));
  await user.click(await mark());
  expect(await screen.findByText(/A server error occurred\./, {}, LATE)).toBeVisible();
  expect(await mark()).toBeVisible();
  // A notification that arrives meanwhile stays unread.
  notify('Just now');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Mark as read: / })).toEqual([
      screen.getByRole('button', { name: 'Mark as read: Just now' }),
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getByText('Nothing new')).toBeVisible());
  // The button is disabled now, so its focus moved to the list.
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  expect(screen.getByText('Nothing new').closest('[tabindex]')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(address()).toBe('/notifications'));

  server.resetHandlers();
  // After a write the news are requested.
  const write = async () => {
    const [first = document.body] = await screen.findAllByRole('button', { name: /^Mark as unread: / });
    await user.click(first);
  };
  notify('Open already', { link: '/notifications' });
  await write();
  await screen.findByRole('button', { name: 'Notifications, 2 unread' }, LATE);
  notify('Elsewhere', { link: '/jobs' });
  await write();
  await screen.findByRole('button', { name: 'Notifications, 4 unread' }, LATE);
  await user.click(await screen.findByRole('button', { name: 'Open' }, LATE));
  await screen.findByRole('heading', { level: 1, name: 'Jobs' }, LATE);
});

test('the bell and the menu show counts; the dialog of the bell marks the newest, and leads to the choices, which are saved at once', async () => {
  const { address, user } = await renderApp({ path: '/tools', signedInAs: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }, LATE));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }, LATE));
  expect(await dialog.findByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Tasks, 3 open' })).toBeVisible();
  expect(await dialog.findAllByRole('listitem')).toHaveLength(8);
  await user.click(dialog.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(dialog.queryByText(/Unread$/)).toBeNull());
  await user.click(dialog.getByRole('link', { name: 'Notification settings' }));
  await waitFor(() => expect(address()).toBe('/settings'));
  const pages = screen.getByRole('navigation', { name: 'Your pages' });
  expect(within(pages).getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Notifications' }, LATE)).toBeVisible();

  // A change elsewhere is shown, and the topic of the account stays on.
  const box = (name: string) => screen.findByRole('checkbox', { name }, LATE);
  await user.click(await box('Tasks: by email'));
  await waitFor(() =>
    expect(backend.notificationChoicesOf('user')?.topics.tasks).toEqual({
      inApp: true,
      email: false,
    }),
  );
  // The second of two changes is shown before the first was answered.
  let letAnswer = (): void => undefined;
  server.use(
    http.put(
      '*/api/notifications/preferences',
      () => new Promise<undefined>((resolve) => (letAnswer = () => resolve(undefined))),
      { once: true },
    ),
  );
  await user.click(await box('Documents: in the app'));
  await user.click(await box('Documents: by email'));
  expect(await box('Documents: by email')).not.toBeChecked();
  expect(backend.notificationChoicesOf('user')?.topics.documents.email).toBe(true);
  letAnswer();
  await waitFor(() =>
    expect(backend.notificationChoicesOf('user')?.topics.documents).toEqual({ inApp: false, email: false }),
  );
  const stored = backend.data.notificationPreferences.require('user-demo');
  backend.data.notificationPreferences.put({
    ...stored,
    topics: { ...stored.topics, messages: { inApp: true, email: false } },
    lastModified: new Date(Date.parse(stored.lastModified) + 1000).toISOString(),
  });
  await user.click(await box('Interviews: in the app'));
  expect(await screen.findByText('Changed elsewhere. Please look again.')).toBeVisible();
  expect(await box('Interviews: in the app')).toBeChecked();
  expect(await box('Messages: by email')).not.toBeChecked();
  // A 409 without the stored choices: they are read again.
  backend.data.notificationPreferences.put({
    ...stored,
    topics: { ...stored.topics },
    lastModified: '2999-01-01T00:00:00.000Z',
  });
  server.use(
    http.put('*/api/notifications/preferences', () =>
      HttpResponse.json({ message: 'Changed' }, { status: 409 }),
    ),
  );
  await user.click(await box('Interviews: in the app'));
  expect(await screen.findByText('Changed elsewhere. Please look again.')).toBeVisible();
  await waitFor(async () => expect(await box('Messages: by email')).toBeChecked());
  const account = await box('Account and security: by email');
  expect(account).toBeDisabled();
  expect(account).toBeChecked();
});

test('a backend without notifications leaves a page without controls, and a way on', async () => {
  server.use(http.get('*/api/notifications', () => new HttpResponse(null, { status: 405 })));
  await renderApp({ path: '/notifications', signedInAs: 'user' });
  expect(await screen.findByText('This is not available here yet.', {}, LATE)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  expect([...main.queryAllByRole('button'), ...main.queryAllByRole('combobox')]).toEqual([]);
});
