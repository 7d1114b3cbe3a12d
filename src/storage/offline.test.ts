import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { eraseCopies, eraseOffline, OFFLINE_DB } from './eraseOffline';
import { copiesToDelete, COPY_LIMITS, openOffline } from './offline';

const NOW = 1_800_000_000_000;
const copy = (address: string, more = {}) => ({
  userId: 'u1',
  address,
  path: '/api/x/{id}',
  text: `{"at":"${address}"}`,
  at: NOW,
  ...more,
});
const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === OFFLINE_DB.name);

afterEach(eraseOffline);

it('keeps the newest answer of an address, for one person', async () => {
  const store = openOffline();
  await store.keepCopy(copy('/a', { text: 'old', at: NOW - 1 }));
  await store.keepCopy(copy('/a', { text: 'new' }));
  expect(await store.findCopy('u1', '/a', NOW)).toMatchObject({ text: 'new', at: NOW });
  expect(await store.findCopy('u2', '/a', NOW)).toBeUndefined();
  expect(await store.size('u1')).toEqual({ bytes: 6, at: NOW });
  expect(await store.size('u2')).toEqual({ bytes: 0, at: null });
  await store.dropCopy('u1', '/a');
  expect(await store.findCopy('u1', '/a', NOW)).toBeUndefined();
});

it('shows nothing that is older than 30 days', async () => {
  const store = openOffline();
  await store.keepCopy(copy('/a'));
  expect(await store.findCopy('u1', '/a', NOW + COPY_LIMITS.age)).toBeDefined();
  expect(await store.findCopy('u1', '/a', NOW + COPY_LIMITS.age + 1)).toBeUndefined();
});

it('makes room: the oldest is removed first', async () => {
  const store = openOffline();
  for (const [at, address] of ['/1', '/2', '/3'].entries())
    await store.keepCopy(copy(address, { at: NOW + at, most: 2 }));
  const found = await Promise.all(['/1', '/2', '/3'].map((one) => store.findCopy('u1', one, NOW)));
  expect(found.map((one) => one?.address)).toEqual([undefined, '/2', '/3']);

  const facts = Array.from({ length: 302 }, (_, at) => ({ ...copy(`/${at}`), at: NOW + at, bytes: 1 }));
  const kept = { path: '/api/x/{id}', most: undefined, now: NOW + 302 };
  expect(copiesToDelete(facts, kept).map(({ address }) => address)).toEqual(['/1', '/0']);
  const large = facts.slice(0, 3).map((one) => ({ ...one, bytes: 2 * 1024 * 1024 }));
  expect(copiesToDelete(large, kept).map(({ address }) => address)).toEqual(['/0']);
});

it('loses the copies at a forced logout, and keeps unsent entries', async () => {
  const store = openOffline();
  await eraseCopies();
  expect(await isThere()).toBe(false);
  await store.keepCopy(copy('/a'));
  await store.changeQueue('u1', () => [{ clientId: 'c' }]);
  await eraseCopies();
  expect(await store.findCopy('u1', '/a', NOW)).toBeUndefined();
  // Another tab has its own connection to the same database.
  const other = openOffline();
  await Promise.all(
    [store, other].map(({ changeQueue }, at) => changeQueue('u1', (now) => [...now, { clientId: `d${at}` }])),
  );
  expect(await store.changeQueue('u1', (now) => now)).toEqual([
    { clientId: 'c' },
    { clientId: 'd0' },
    { clientId: 'd1' },
  ]);
  expect(await store.changeQueue('u2', (now) => now)).toEqual([]);
  await store.changeQueue('u1', () => []);
  expect(await other.changeQueue('u1', (now) => now)).toEqual([]);
});

it('is deleted completely while another tab has it open, and can be used again', async () => {
  const store = openOffline();
  await store.keepCopy(copy('/a'));
  await eraseOffline();
  expect(await isThere()).toBe(false);
  await store.keepCopy(copy('/b'));
  expect(await store.findCopy('u1', '/a', NOW)).toBeUndefined();
  expect(await store.findCopy('u1', '/b', NOW)).toBeDefined();
});

it('leaves no file of a worker that is being installed while everything is deleted', async () => {
  const files = new Set(['visatalent-kept', 'of-somebody-else']);
  const postMessage = vi.fn<(message: unknown) => void>();
  const registration = {
    installing: { postMessage },
    // The browser removes it after its installation, which has stored more files meanwhile.
    unregister: async () => {
      await expect.poll(() => files).not.toContain('visatalent-kept');
      files.add('visatalent-kept');
      return true;
    },
  };
  vi.stubGlobal('caches', {
    keys: async () => [...files],
    delete: async (name: string) => files.delete(name),
  });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [registration] } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await eraseOffline();
  expect([...files]).toEqual(['of-somebody-else']);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'giveUp' });
});

it('replaces a database without its stores, and an outbox of another shape', async () => {
  const db = await openDB(OFFLINE_DB.name, OFFLINE_DB.version);
  db.close();
  await eraseCopies();
  const store = openOffline();
  await store.keepCopy(copy('/a'));
  expect(await store.findCopy('u1', '/a', NOW)).toBeDefined();

  const again = await openDB(OFFLINE_DB.name, OFFLINE_DB.version);
  await again.put('queue', { userId: 'u1', entries: 'x' });
  again.close();
  expect(await store.changeQueue('u1', (now) => [...now, { clientId: 'c' }])).toEqual([{ clientId: 'c' }]);
});

it('says once, and to the caller only, that there is no room', async () => {
  const store = openOffline();
  await store.tryWriting('u1');
  expect(await store.size('u1')).toEqual({ bytes: 0, at: null });
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    const request = put.call(this, value);
    // The last of a transaction's writes.
    if (!('text' in value)) this.transaction.abort();
    return request;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  // A rejected promise that nobody reads fails the run.
  await expect(store.tryWriting('u1')).rejects.toMatchObject({ name: 'AbortError' });
  await expect(store.keepCopy(copy('/a'))).rejects.toMatchObject({ name: 'AbortError' });
  await expect(store.changeQueue('u1', () => [{}])).rejects.toMatchObject({ name: 'AbortError' });
});
