import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { backend, server } from '../../support/backend';
import { notify } from '../../support/notify';
import { renderApp, turnToLanguage } from '../../support/renderApp';

const LATE = { timeout: 20_000 };

test("'Show more' goes on when the server returns at most twenty items", async () => {
  const twentyAtOnce = async ({ request }: { readonly request: Request }) => {
    const url = new URL(request.url);
    url.searchParams.set('pageSize', String(Math.min(20, Number(url.searchParams.get('pageSize')))));
    return backend.answer(new Request(url, request));
  };
  server.use(http.get('*/api/notifications', twentyAtOnce), http.get('*/api/admin/threads', twentyAtOnce));
  const [known] = backend.data.notifications.all();
  if (known === undefined) throw new Error('The seed has none');
  const put = (id: string) =>
    backend.data.notifications.put({ ...known, id, userId: 'user-demo-admin', side: 'agency' });
  backend.data.notifications.replaceAll([]);
  for (let count = 0; count < 45; count += 1) put(`n-${count}`);
  const { goTo, user } = await renderApp({ path: '/notifications', signedInAs: 'admin' });
  const rows = () => screen.getAllByRole('button', { name: /^Mark as (?:un)?read: / });
  const more = (name: string) => screen.findByRole('button', { name });
  for (const count of [40, 45]) {
    await user.click(await more('Show more'));
    await waitFor(() => expect(rows()).toHaveLength(count));
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // The button is gone: the focus is at its place, before the new rows.
  expect(rows()[39]?.closest('li')).toHaveFocus();

  await goTo('/messages');
  const conversations = within(await screen.findByRole('region', { name: 'Conversations' }, LATE));
  for (const count of [40, 45]) {
    await user.click(await more('Show more conversations'));
    await waitFor(() => expect(conversations.getAllByRole('listitem')).toHaveLength(count));
  }
  expect(screen.queryByRole('button', { name: 'Show more conversations' })).toBeNull();
});

test('150 unread are shown as 99+; an unknown kind shows the server’s text, and no link leads to a closed page', async () => {
  for (let each = 6; each <= 150; each += 1) notify(`More ${each}`);
  notify('Planets align', { link: '/admin/users' });
  const texts = { en: { title: 'Closed on Friday', body: '' }, fa: { title: 'جمعه تعطیل است', body: '' } };
  notify('announced', { kind: 'announcement', link: '/jobs', texts });
  await renderApp({ path: '/notifications', signedInAs: 'user' });
  const bell = await screen.findByRole('button', { name: 'Notifications, more than 99 unread' }, LATE);
  expect(bell).toHaveTextContent('99+');
  expect(screen.getByText('Planets align').closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'Closed on Friday' })).toBeVisible();
  turnToLanguage('fa');
  expect((await screen.findByText('جمعه تعطیل است', {}, LATE)).closest('[lang]')).toHaveAttribute(
    'lang',
    'fa',
  );
  turnToLanguage('es');
  expect((await screen.findByText('Closed on Friday', {}, LATE)).closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
});

test('a notification that is marked as unread again is no news', async () => {
  const { user } = await renderApp({ path: '/notifications', signedInAs: 'user' });
  const bell = (name: RegExp) => screen.findByRole('button', { name }, LATE);
  await bell(/^Notifications, 3 unread/);
  const [first = document.body] = await screen.findAllByRole('button', { name: /^Mark as read: / });
  await user.click(first);
  await bell(/^Notifications, 2 unread/);
  const [again = document.body] = await screen.findAllByRole('button', { name: /^Mark as unread: / });
  await user.click(again);
  await bell(/^Notifications, 3 unread/);
  await expect(screen.findByRole('button', { name: 'Open' }, { timeout: 1000 })).rejects.toThrow('Open');
});
