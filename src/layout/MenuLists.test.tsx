import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { adminDesk } from '@/api/endpoints/adminDesk';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { ApiError } from '@/errors/ApiError';
import { openApp } from '@/runtime/app';
import { IdentityScope } from '@/identity/identity';
import type { Viewer } from '@/routing/routeRow';
import { startAllTexts } from '@/i18n/texts.fixture';
import { MenuLists } from './MenuLists';
import { deskCounts } from './updates/deskCounts';
import { updates } from './updates/updates';

/** Sets the counts that the server has answered. */
function known(counts: Partial<Record<string, number>>, desk: Readonly<Record<string, number>> = {}): void {
  const app = openApp();
  const subscribe = () => () => undefined;
  app.states.set(updates, { ...updates(app), subscribe, get: () => counts });
  app.states.set(deskCounts, { ...deskCounts(app), subscribe, get: () => desk });
}
const show = (viewer: Viewer, path = '/') =>
  render(
    <IdentityScope value={true}>
      <MemoryRouter initialEntries={[path]}>
        <MenuLists viewer={viewer} place="row" />
      </MemoryRouter>
    </IdentityScope>,
  );
const names = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(startAllTexts);

it('shows counts for a person, 99+ at most on the badge, and no badge without a count', async () => {
  known({ unreadMessages: 3, openTasks: 120 });
  show('User');
  expect(await screen.findByRole('link', { name: 'Messages, 3 unread' })).toHaveAttribute(
    'href',
    '/messages',
  );
  const tasks = screen.getByRole('link', { name: 'Tasks, 120 open' });
  expect(tasks.querySelector('[aria-hidden]')).toHaveTextContent('Tasks99+');
  expect(names().filter((name) => name === 'Applications' || name === 'Documents')).toHaveLength(2);
});

it('shows counts for the agency', async () => {
  known({}, { documents: 1, messages: 2, tasksSubmitted: 0 });
  show('Admin');
  expect(await screen.findByRole('link', { name: 'Document checks, 1 waiting' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Messages, 2 unanswered' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tasks' })).toBeInTheDocument();
});

it.each([
  ['/documents', 'page'],
  ['/documents/plan', 'true'],
])('at %s marks Documents as %s', async (path, mark) => {
  known({});
  show('User', path);
  expect(await screen.findByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', mark);
  expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
});

it('the counts for the agency do not repeat a read whose failure the dashboard shows', () => {
  const app = openApp();
  const client = queryClient(app);
  const options = queryOptionsFor(adminDesk.desk);
  const error = new ApiError('http', '', { status: 500 });
  const query = client
    .getQueryCache()
    .build(client, client.defaultQueryOptions({ queryKey: options.queryKey }));
  query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
  const stop = deskCounts(app).start();
  expect(client.getQueryState(options.queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  stop();
});
