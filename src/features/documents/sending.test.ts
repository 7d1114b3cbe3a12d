import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { identity } from '@/identity/identity';
import { openApp } from '@/runtime/app';
import { ADA, pdf, Transfer, transfer } from './transfer.fixture';
import { uploads } from './uploads';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  Transfer.all.length = 0;
});

test('a file that was changed or moved after it was chosen is called unreadable, not a lost connection', async () => {
  vi.stubGlobal('XMLHttpRequest', Transfer);
  const app = openApp({ fetch: () => Promise.resolve(Response.json([])) });
  identity(app).session.signedIn(ADA, 'token-a');
  const queue = uploads(app);
  await queue.add([pdf('a.pdf'), pdf('b.pdf')]);
  queue.start();
  const first = await transfer(0);
  vi.spyOn(first.body.get('file') as File, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  } as never);
  first.breaks();
  (await transfer(1)).breaks();
  const seen = () => queue.get().items.map(({ state, problem }) => [state, problem?.rule]);
  await waitFor(() =>
    expect(seen()).toEqual([
      ['staged', 'unreadable'],
      ['failed', undefined],
    ]),
  );
});
