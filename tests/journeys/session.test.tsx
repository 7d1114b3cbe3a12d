import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { allowConsole } from '../support/console';
import { backend, DEMO_PASSWORD, type DemoAccount, server, storeSession } from '../support/backend';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { callsOf, dialog, fill, openDialog, recordRequests, submit } from './authDialog';

/** A stored session, and the end of a session (F-031 to F-054). */
const EXPIRED = 'Authentication expired. Please login again.';
const KEYS = ['auth_user', 'auth_token', 'auth_refresh_token', 'refresh_token', 'current_role'];
const stored = () => KEYS.filter((key) => localStorage.getItem(key) !== null);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });
const signedOut = () => screen.findByRole('button', { name: 'Login' });

async function logout({ user }: RenderedApp): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Open profile menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

it('a stored session survives a check that fails, and a reload', async () => {
  await storeSession('user');
  let asked = 0;
  server.use(
    http.get('*/api/auth/me', () => {
      asked += 1;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const app = await renderApp({ path: '/settings' });
  await heading('Settings');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(app.address()).toBe('/settings');
  expect(stored()).toContain('auth_token');
  const again = await app.reload();
  await heading('Settings');
  expect(again.address()).toBe('/settings');
});

describe('logout', () => {
  it("sends the session's token to the server, and leaves nothing (F-050, F-052)", async () => {
    const { accessToken } = await storeSession('user');
    localStorage.setItem('refresh_token', 'old');
    localStorage.setItem('auth_refresh_token', 'renews-it');
    const app = await renderApp({ path: '/dashboard' });
    await heading('Dashboard');
    const seen = recordRequests();
    await logout(app);
    await signedOut();
    expect(app.address()).toBe('/');
    expect(stored()).toEqual([]);
    await waitFor(() => expect(callsOf(seen, '/api/auth/logout')).toHaveLength(1));
    const [call] = callsOf(seen, '/api/auth/logout');
    expect(call?.headers.get('authorization')).toBe(`Bearer ${accessToken}`);
    expect(await call?.body).toEqual({ refreshToken: 'renews-it' });
    expect(call?.keepalive).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    const after = seen.slice(seen.findIndex(({ path }) => path === '/api/auth/logout') + 1);
    expect(after.filter(({ headers }) => headers.has('authorization'))).toEqual([]);
  });
});

describe('a token that the server refuses', () => {
  it('ends the session once, with one message on /, however many calls fail (F-053, F-054)', async () => {
    await storeSession('user');
    const seen = recordRequests();
    server.use(http.all('*/api/*', () => HttpResponse.json({ message: 'expired' }, { status: 401 })));
    const app = await renderApp({ path: '/dashboard' });
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
    expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
    expect(screen.getByText(EXPIRED).closest('[role=alert]')).not.toBeNull();
    expect(app.address()).toBe('/');
    expect(stored()).toEqual([]);
    const before = seen.length;
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(seen.slice(before).filter(({ headers }) => headers.has('authorization'))).toEqual([]);
    expect(callsOf(seen, '/api/auth/logout').length).toBeLessThanOrEqual(1);
    const again = await app.reload();
    await signedOut();
    expect(again.address()).toBe('/');
    expect(screen.queryByText(EXPIRED)).toBeNull();
  });
});

it('a person who is blocked while a page is open is signed out once, and sign-in says why it is refused', async () => {
  const app = await renderApp({ path: '/dashboard', signedInAs: 'user' });
  await heading('Dashboard');
  backend.data.users.update('user-demo', { blockedReason: 'Spam' });
  await app.goTo('/tasks');
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
  expect([app.address(), stored()]).toEqual(['/', []]);
  await openDialog(app);
  fill('Email', 'user@visatalent.test');
  fill('Password', DEMO_PASSWORD);
  submit();
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'This account is blocked. Please contact support.',
  );
});

describe('jobs and applications when the session ends', () => {
  const KEPT = {
    local: ['recent_jobs', 'saved_jobs', 'searches', 'drafts'],
    session: ['results', 'apply_for'],
  };
  const job = { id: 'job-1', title: 'Welder', company: 'Steel', at: 1 };
  const fillStorage = () => {
    const write = (area: Storage, key: string, value: unknown) =>
      area.setItem(`visatalent_dev_${key}`, JSON.stringify(value));
    write(localStorage, 'recent_jobs', [job]);
    write(localStorage, 'saved_jobs', [job]);
    write(localStorage, 'searches', [{ id: 's', name: 'Welder', query: 'q=welder', seenAt: 1 }]);
    write(localStorage, 'drafts', { 'apply:user-demo:job-1': { at: 1 } });
    write(localStorage, 'shortcuts', false);
    write(sessionStorage, 'results', { address: '/jobs', page: 1, pages: 1, ids: ['job-1'], segments: [] });
    write(sessionStorage, 'apply_for', { id: 'job-1', title: 'Welder', at: Date.now() });
  };
  const left = () => [
    ...KEPT.local.filter((key) => localStorage.getItem(`visatalent_dev_${key}`) !== null),
    ...KEPT.session.filter((key) => sessionStorage.getItem(`visatalent_dev_${key}`) !== null),
  ];

  it.each([
    ['the list of jobs', '/jobs', '*/api/jobs'],
    ['one job', '/jobs/job-3', '*/api/jobs/job-3'],
    ['saved jobs', '/jobs/saved', '*/api/jobs/saved'],
    ['the list of applications', '/applications', '*/api/jobs/applications'],
    ['the form of an application', '/applications/new/job-3', '*/api/jobs/job-3'],
  ])('a refused token in %s ends it once, and removes stored data', async (_name, path, call) => {
    fillStorage();
    server.use(http.get(call, () => HttpResponse.json({ message: 'expired' }, { status: 401 })));
    await renderApp({ path, signedInAs: 'user' });
    await screen.findByText(EXPIRED, {}, { timeout: 20_000 });
    expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
    await waitFor(() => expect(left()).toEqual([]));
    expect(localStorage.getItem('visatalent_dev_shortcuts')).toBe('false');
    expect(stored()).toEqual([]);
  });

  /** A job that asks for no documents and no answers. */
  const plainJob = backend.data.jobs.filter(
    ({ id, documentsAsked, closedAt }) =>
      documentsAsked === null && closedAt === null && /^job-[3-7]$/.test(id),
  )[0]?.id;
  const press =
    (name: string | RegExp) =>
    async ({ user }: RenderedApp) => {
      const [button] = await screen.findAllByRole('button', { name }, { timeout: 20_000 });
      await user.click(button as HTMLElement);
    };
  it.each<[string, DemoAccount, string, string, readonly ((app: RenderedApp) => Promise<void>)[]]>([
    ['saving a job', 'user', '/jobs', '*/api/jobs/:id/save', [press(/^Save .+ at .+/)]],
    [
      'sending an application',
      'user',
      `/applications/new/${plainJob}`,
      '*/api/jobs/:id/apply',
      [
        press('Continue'),
        async () => void (await screen.findByRole('heading', { level: 2, name: 'Cover letter' })),
        press('Continue'),
        async ({ user }) => user.click(await screen.findByLabelText(/^I agree that VisaTalent may share/)),
        press('Send application'),
      ],
    ],
    [
      'withdrawing an application',
      'both',
      '/applications/application-both-1',
      '*/api/jobs/applications/:id/withdraw',
      [press('Withdraw application'), press('Withdraw')],
    ],
    [
      'writing a note',
      'both',
      '/applications/application-both-1',
      '*/api/jobs/applications/:id/note',
      [async ({ user }) => user.type(await screen.findByLabelText('Note'), 'Call Anna')],
    ],
    [
      'moving an application as staff',
      'admin',
      '/admin/applications?status=submitted',
      '*/api/admin/applications/:id/move',
      [
        press(/^Move /),
        async ({ user }) => user.click(await screen.findByRole('menuitem', { name: 'In review' })),
        press('Move'),
        // A move that waits for 'Undo' is sent when the page is left.
        async () => void act(() => window.dispatchEvent(new Event('pagehide'))),
      ],
    ],
  ])(
    'a token that is refused on %s ends it once, and removes stored data',
    async (_name, who, path, call, steps) => {
      fillStorage();
      let refused = 0;
      server.use(
        http.all(call, () => {
          refused += 1;
          return HttpResponse.json({ message: 'expired' }, { status: 401 });
        }),
      );
      const app = await renderApp({ path, signedInAs: who });
      for (const step of steps) await step(app);
      await screen.findByText(EXPIRED, {}, { timeout: 20_000 });
      expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
      expect(refused).toBe(1);
      await waitFor(() => expect(app.address()).toBe('/'));
      await waitFor(() => expect(left()).toEqual([]));
      expect(document.querySelector('[role="dialog"]')).toBeNull();
      expect(stored()).toEqual([]);
    },
  );

  it('Logout does not wait for the network, and Back after it shows nothing personal (F-051)', async () => {
    server.use(http.post('*/api/auth/logout', () => delay('infinite')));
    const app = await renderApp({ path: '/applications', signedInAs: 'user' });
    await heading('Applications');
    const [toJobs] = screen.getAllByRole('link', { name: 'Jobs' });
    await app.user.click(toJobs as HTMLElement);
    await heading('Jobs');
    fillStorage();
    await logout(app);
    await signedOut();
    expect(app.address()).toBe('/');
    expect(stored()).toEqual([]);
    expect(left()).toEqual([]);
    allowConsole('warn', /Access denied/);
    window.history.back();
    await act(() => new Promise((done) => setTimeout(done, 300)));
    await signedOut();
    expect(screen.queryByRole('heading', { level: 1, name: 'Applications' })).toBeNull();
  });
});
