import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../support/backend';
import { renderApp } from '../support/renderApp';

test('a notification is marked, and is unread again where that could not be kept', async () => {
  const { address, user } = await renderApp({ path: '/notifications?unread=true', signedInAs: 'user' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const mark = () => screen.findByRole('button', { name: new RegExp(`Mark as read: .*Add your education`) });
  await mark();
  expect(screen.getAllByRole('button', { name: /^Mark as read: / })).toHaveLength(3);
  server.use(
    http.put('*/api/notifications/:id/read', () =>
      HttpResponse.json({ message: 'Not today.' }, { status: 422 }),
    ),
  );
  await user.click(await mark());
  expect(await screen.findByText(/Not today\./)).toBeVisible();
  expect(await mark()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getByText('No notification matches')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(address()).toBe('/notifications'));
});
