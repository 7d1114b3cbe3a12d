import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { auth } from '@/api/endpoints/auth';
import { SESSION_READ } from '@/api/firstReads';
import { pageRowOf, ROUTE_IDS, ROUTES } from '@/routing/routes';
import { server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

const rows = ROUTE_IDS.flatMap((id) => {
  const { firstReads, title } = pageRowOf(id);
  const reads = firstReads?.map((each) => (typeof each === 'string' ? each : each.read));
  return reads === undefined ? [] : [{ path: ROUTES[id].path, reads, title }];
});

describe('what is read before the code of a page is there', () => {
  it.each(rows)('of $path is what the page asks for, once', async ({ path, reads }) => {
    const requests = recordRequests();
    await renderApp({ path, signedInAs: 'user' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
    const asked = () => requests.map(({ path: address, search }) => `${address}${search}`);
    const patterns = [SESSION_READ, ...reads].map(
      (read) => new RegExp(`^${read.replace('?', '\\?').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
    for (const pattern of patterns)
      await waitFor(() => expect(asked().filter((address) => pattern.test(address))).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('main .vt-coming')).toBeNull());
    for (const pattern of patterns)
      expect(asked().filter((address) => pattern.test(address))).toHaveLength(1);
  });

  it('of a session is the call that checks it', () => {
    expect(auth.recheck.path).toBe(SESSION_READ);
  });
});

/** The pages that read beside their code, each with a part of what it reads; other addresses of them lead to the same. */
const AHEAD: ReadonlyMap<string, string> = new Map([
  ['/jobs', '/api/jobs?'],
  ['/jobs/:job', '/api/jobs/1'],
  ['/dashboard', '/api/UserProfiles/'],
  ['/profile', '/api/UserProfiles/'],
]);

describe('what is read beside the code of a page', () => {
  it('is known here', () => {
    const all = ROUTE_IDS.map((id) => pageRowOf(id)).filter(({ readAhead }) => readAhead !== undefined);
    expect(new Set(all).size).toBe(AHEAD.size);
  });

  it.each([...AHEAD])('of %s is not asked for again where a retry would not help', async (path, read) => {
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
