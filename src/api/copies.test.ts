import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, theApp } from '@/runtime/app';
import type { OfflineStore } from '@/storage/offline';
import { copies, createCopies } from './copies';
import { documents } from './endpoints/documents';
import { tasks } from './endpoints/tasks';
import { send } from './send';
import { answer, failureOf, line } from './testServer.fixture';

type Kept = Parameters<OfflineStore['keepCopy']>[0];
const kept = new Map<string, Kept>();
const store: OfflineStore = {
  tryWriting: async () => undefined,
  keepCopy: async (copy) => void kept.set(copy.address, copy),
  findCopy: async (userId, address) => {
    const copy = kept.get(address);
    return copy?.userId === userId ? copy : undefined;
  },
  dropCopy: async (_, address) => void kept.delete(address),
  size: async () => ({ bytes: 0, at: null }),
  changeQueue: async () => [],
};
const open = vi.fn(async () => store);
const away: Parameters<typeof answer>[1] = '<html>Log in to the hotel</html>';
const hangUp: typeof line.handle = (request) => request.socket.destroy();
const NONE = { data: [], total: 0, page: 1, pageSize: 20, totalPages: 0 };
const list = () => send(tasks.list, { query: { page: 1 } });

beforeEach(() => {
  kept.clear();
  open.mockClear();
  // One attempt is enough here: the number of attempts does not change what is done with a copy.
  vi.stubEnv('VITE_API_RETRY_ATTEMPTS', '1');
  openApp();
  theApp().states.set(
    copies,
    createCopies(open, () => 1000),
  );
});

it('makes one attempt on a page that came from the cache, until a request is answered', async () => {
  vi.stubEnv('VITE_API_RETRY_ATTEMPTS', '3');
  openApp();
  theApp().states.set(
    copies,
    createCopies(open, () => 1000, true),
  );
  copies().belongTo('u1');
  let requests = 0;
  line.handle = (request) => {
    requests += 1;
    request.socket.destroy();
  };
  await failureOf(list());
  expect(requests).toBe(1);
  line.handle = answer(200, NONE);
  await list();
  expect(copies().isCutOff()).toBe(false);
});

describe('with offline use on', () => {
  beforeEach(async () => {
    copies().belongTo('u1');
    line.handle = answer(200, NONE);
    await list();
  });

  it('stores the answer unchanged, under its whole address', () => {
    const [copy] = [...kept.values()];
    expect(copy).toMatchObject({ userId: 'u1', path: '/api/tasks', text: JSON.stringify(NONE), at: 1000 });
    expect(copy?.address).toMatch(/\/api\/tasks\?page=1$/);
  });

  it.each([
    ['the connection fails', hangUp],
    ['a portal answers', answer(200, away)],
  ])('shows the copy if %s, until the server answers', async (_, handle) => {
    line.handle = handle;
    expect((await list()).data).toEqual([]);
    expect(copies().shownAt('/api/tasks')).toBe(1000);
    line.handle = answer(200, NONE);
    await list();
    expect(copies().shownAt('/api/tasks')).toBeUndefined();
  });

  it('asks the server when the connection comes back while the copy is looked for', async () => {
    const isConnected = vi.fn(() => true);
    const navigator = Object.defineProperty({}, 'onLine', { get: isConnected });
    Object.assign(theApp(), { document: { cookie: '', defaultView: { navigator } } });
    isConnected.mockReturnValueOnce(false);
    await list();
    expect(copies().shownAt('/api/tasks')).toBeUndefined();
    // Where the server cannot be reached after all, the copy is shown.
    isConnected.mockReturnValueOnce(false);
    line.handle = hangUp;
    await list();
    expect(copies().shownAt('/api/tasks')).toBe(1000);
  });

  it("shows no copy to a caller that needs the server's current state", async () => {
    line.handle = hangUp;
    const now = () => send(tasks.list, { query: { page: 1 }, fresh: true });
    expect((await failureOf(now())).kind).toBe('network');
  });

  it("shows the server's answer if there is one: 500, 403, 404", async () => {
    for (const status of [500, 403, 404]) {
      line.handle = answer(status, { message: 'No' });
      expect((await failureOf(list())).status).toBe(status);
    }
  });

  it('erases a copy that cannot be read, and has none for another person', async () => {
    const [copy] = [...kept.values()];
    if (copy !== undefined) kept.set(copy.address, { ...copy, text: '{' });
    line.handle = hangUp;
    expect((await failureOf(list())).kind).toBe('network');
    expect(kept.size).toBe(0);
    if (copy !== undefined) kept.set(copy.address, copy);
    copies().belongTo('u2');
    expect((await failureOf(list())).kind).toBe('network');
  });

  it('stores no file, and no read that is not declared for it', async () => {
    line.handle = answer(200, []);
    await send(documents.versions, { path: { id: '1' } });
    await send(documents.download, { path: { id: '1' } });
    expect([...kept.values()].map(({ path }) => path)).toEqual(['/api/tasks']);
  });
});

it('opens the store again after it could not be opened once', async () => {
  open.mockRejectedValueOnce(new TypeError('The chunk could not be loaded'));
  copies().belongTo('u1');
  line.handle = answer(200, NONE);
  await list();
  await list();
  await expect.poll(() => [...kept.values()].map(({ path }) => path)).toEqual(['/api/tasks']);
});

it('stores nothing and loads nothing with offline use off', async () => {
  line.handle = answer(200, NONE);
  await list();
  line.handle = hangUp;
  await failureOf(list());
  expect(open).not.toHaveBeenCalled();
});
