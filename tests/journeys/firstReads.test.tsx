import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { auth } from '@/api/endpoints/auth';
import { SESSION_READ } from '@/api/firstReads';
import { pageRowOf, ROUTE_IDS, ROUTES } from '@/config/routes';
import { renderApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

vi.setConfig({ testTimeout: 60_000 });

const rows = ROUTE_IDS.flatMap((id) => {
  const { firstReads, title } = pageRowOf(id);
  return firstReads === undefined ? [] : [{ path: ROUTES[id].path, firstReads, title }];
});

describe('what is read before the code of a page is there', () => {
  it.each(rows)('of $path is what the page asks for, once', async ({ path, firstReads }) => {
    const requests = recordRequests();
    await renderApp({ path, signedInAs: 'user' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
    const asked = () => requests.map(({ path: address }) => address);
    const patterns = [SESSION_READ, ...firstReads].map(
      (read) => new RegExp(`^${read.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
    for (const pattern of patterns)
      await waitFor(() => expect(asked().filter((address) => pattern.test(address))).toHaveLength(1));
    await screen.findByRole('img', { name: '60% complete' });
    for (const pattern of patterns)
      expect(asked().filter((address) => pattern.test(address))).toHaveLength(1);
  });

  it('of a session is the call that checks it', () => {
    expect(auth.recheck.path).toBe(SESSION_READ);
  });
});
