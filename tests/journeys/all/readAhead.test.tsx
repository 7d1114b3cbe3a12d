import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type SentRead, SESSION_READ } from '@/api/readAhead';
import { queryString } from '@/api/url';
import { FIRST_READS } from '@/app/firstReads';
import { PAGES } from '@/app/pageTable';
import { currentSession } from '@/identity/identity';
import { type RouteId, ROUTES } from '@/routing/routes';
import { server } from '../../support/backend';
import { renderApp } from '../../support/renderApp';
import { recordRequests, type SeenRequest } from '../authDialog';

// Charts cannot be measured here.
vi.mock('@/pages/admin/reports/charts/BarsChart', () => ({ BarsChart: () => null }));

/** The addresses of reads, whoever sends them. */
const patternOf = ({ path, args }: SentRead): RegExp =>
  new RegExp(
    `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}${queryString(args.query).replaceAll(/[?.]/g, '\\$&')}$`,
  );

const pages = Object.entries(PAGES).flatMap(([id, page]) => {
  const { path } = ROUTES[id as RouteId];
  return [{ path, ...page }];
});
const sending = Object.entries(FIRST_READS).map(([id, reads]) => {
  const { path } = ROUTES[id as RouteId];
  return { path, reads, role: path.startsWith('/admin') ? ('Admin' as const) : ('User' as const) };
});

describe('the reads before the code of a page is loaded', () => {
  it.each(sending)(
    'of $path are those that the page needs, and are sent once',
    async ({ path, reads, role }) => {
      const requests = recordRequests();
      await renderApp({ path, signedInAs: role === 'Admin' ? 'admin' : 'user' });
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
      const session = currentSession();
      if (session.status !== 'signedIn') throw new Error('nobody is signed in');
      // A late request of the test before has another token.
      const isOwn = ({ headers }: SeenRequest) => headers.get('authorization') === `Bearer ${session.token}`;
      const asked = () => requests.filter(isOwn).map(({ path: address, search }) => `${address}${search}`);
      const patterns = [SESSION_READ, ...reads({ user: session.user, role, search: '' })].map(patternOf);
      for (const pattern of patterns)
        await waitFor(() => expect(asked().filter((address) => pattern.test(address))).toHaveLength(1));
      await waitFor(() => expect(document.querySelector('main .vt-coming')).toBeNull());
      for (const pattern of patterns)
        expect(asked().filter((address) => pattern.test(address))).toHaveLength(1);
    },
  );
});

/**
 * The pages that read before their code is loaded, each with a part of its reads. Their other addresses lead
 * to the same reads.
 */
const AHEAD: ReadonlyMap<string, string> = new Map([
  ['/jobs', '/api/jobs?'],
  ['/jobs/:job', '/api/jobs/1'],
  ['/dashboard', '/api/UserProfiles/'],
  ['/profile', '/api/UserProfiles/'],
]);

describe('reads before the code of a page', () => {
  it('are listed here', () => {
    const all = pages.filter(({ readAhead }) => readAhead !== undefined);
    expect(all.map(({ path }) => path).sort()).toEqual([...AHEAD.keys()].sort());
  });

  it.each([...AHEAD])('of %s are not repeated when a retry would not help', async (path, read) => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/*', ({ request }) => {
        const { pathname, search } = new URL(request.url);
        if (!`${pathname}${search}`.startsWith(read)) return undefined;
        asked.push(pathname + search);
        return HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } });
      }),
    );
    await renderApp({ path: path.replace(':job', '1'), signedInAs: 'user' });
    await screen.findAllByText(/Too many requests|You can try again in 30 seconds/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked.filter((address, at) => asked.indexOf(address) !== at)).toEqual([]);
  });
});
