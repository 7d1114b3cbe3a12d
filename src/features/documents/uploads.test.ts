import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documents } from '@/api/endpoints/documents';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { connection } from '@/api/connection';
import { type App, openApp } from '@/runtime/app';
import { identity } from '@/identity/identity';
import { ADA, BOB, pdf, Transfer, transfer } from './transfer.fixture';
import { uploads } from './uploads';

let app: App;
let online = true;
/** The list of documents that the server returns. */
let listed: readonly object[];

beforeEach(() => {
  Transfer.all.length = 0;
  online = true;
  listed = [];
  vi.stubGlobal('XMLHttpRequest', Transfer);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  app = openApp({ fetch: () => Promise.resolve(Response.json(listed)) });
  const { session } = identity(app);
  // Connected by hand: an app would also start checks with the server and listen to other tabs.
  connection(app).onUnauthorized(session.expire);
  session.signedIn(ADA, 'token-a');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const queue = () => uploads(app);
const items = () => queue().get().items;
const states = () => items().map(({ state }) => state);
const item = (at = 0) => {
  const found = items()[at];
  if (found === undefined) throw new Error('No such item');
  return found;
};
const becomes = (...wanted: string[]) => waitFor(() => expect(states()).toEqual(wanted));
async function begin(...names: string[]): Promise<Transfer> {
  await queue().add(names.map(pdf));
  queue().start();
  return transfer(0);
}

test('good files are sent one after another, in their order; the others stay with their reason', async () => {
  await queue().add([
    pdf('a.pdf'),
    new File(['MZ'], 'b.exe'),
    pdf('c.pdf'),
    new File([], 'd.pdf'),
    pdf('e.pdf'),
  ]);
  queue().start();
  for (const [at, name] of ['a.pdf', 'c.pdf', 'e.pdf'].entries()) {
    const now = await transfer(at);
    expect(Transfer.all).toHaveLength(at + 1);
    expect((now.body.get('file') as File).name).toBe(name);
    now.store(name);
  }
  await becomes('uploaded', 'staged', 'uploaded', 'staged', 'uploaded');
  expect(items().map(({ problem }) => problem?.rule ?? '')).toEqual(['', 'kind', '', 'empty', '']);
});

test('a broken connection stops one file only, and sending it again carries the same id', async () => {
  const first = await begin('a.pdf', 'b.pdf');
  first.progress(0.6);
  first.breaks();
  (await transfer(1)).store('b');
  await becomes('failed', 'uploaded');
  expect(item().fault?.message).toMatchObject({ key: 'documents:fault.lost', values: { share: '60%' } });
  queue().retry(item().id);
  const again = await transfer(2);
  expect(again.body.get('uploadId')).toBe(first.body.get('uploadId'));
  again.store('a');
  await becomes('uploaded', 'uploaded');
});

test('a file whose answer was lost is searched for before it is sent again', async () => {
  const first = await begin('a.pdf');
  first.progress(1);
  first.breaks();
  await becomes('failed');
  const { name, size } = item().file;
  listed = [{ id: 'stored', name, size, type: 'other', uploadedAt: null }];
  queue().retry(item().id);
  await becomes('uploaded');
  expect(item().stored?.id).toBe('stored');
  expect(Transfer.all).toHaveLength(1);
});

test('an older stored document does not count as a lost answer', async () => {
  const before = { id: 'old', name: 'a.pdf', size: pdf('a.pdf').size, type: 'other', uploadedAt: null };
  listed = [before];
  await queryClient(app).fetchQuery(queryOptionsFor(documents.list));
  await queue().add([pdf('a.pdf')]);
  expect(item().problem?.rule).toBe('twin');
  queue().allow(item().id);
  const first = await transfer(0);
  first.progress(1);
  first.breaks();
  await becomes('failed');
  queue().retry(item().id);
  (await transfer(1)).store('new');
  await becomes('uploaded');
});

describe('without a connection', () => {
  test('files wait and begin by themselves; one that had begun waits for the person', async () => {
    const first = await begin('a.pdf', 'b.pdf');
    first.progress(0.3);
    online = false;
    first.breaks();
    await becomes('failed', 'offline');
    online = true;
    window.dispatchEvent(new Event('online'));
    (await transfer(1)).store('b');
    await becomes('failed', 'uploaded');
    expect(Transfer.all).toHaveLength(2);
  });
});

test('a cancelled file ends, and the next one is sent', async () => {
  const first = await begin('a.pdf', 'b.pdf');
  first.progress(0.3);
  queue().cancel(item().id);
  expect(first.aborted).toBe(true);
  (await transfer(1)).store('b');
  await becomes('stopped', 'uploaded');
});

test('progress is reported at most four times a second', async () => {
  const first = await begin('a.pdf');
  let told = 0;
  queue().subscribe(() => {
    told += 1;
  });
  for (let share = 0.01; share < 1; share += 0.01) first.progress(share);
  expect(told).toBeLessThanOrEqual(2);
});

describe('when the session ends', () => {
  const expire = async () => {
    const first = await begin('a.pdf', 'b.pdf');
    first.progress(0.5);
    first.answer(401, { message: 'Token expired' });
    await becomes('signIn', 'signIn');
    expect(identity(app).session.get()).toMatchObject({ status: 'signedOut', reason: 'expired' });
  };

  test('the same person continues with all of them', async () => {
    await expire();
    identity(app).session.signedIn(ADA, 'token-b');
    queue().retryAll();
    (await transfer(1)).store('a');
    (await transfer(2)).store('b');
    await becomes('uploaded', 'uploaded');
    expect(Transfer.all).toHaveLength(3);
  });

  test('another person finds nothing', async () => {
    await expire();
    identity(app).session.signedIn(BOB, 'token-b');
    expect(states()).toEqual([]);
  });

  test('they are discarded after a quarter of an hour, and at once after a logout, read or not', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await expire();
    vi.advanceTimersByTime(14 * 60_000);
    expect(states()).toHaveLength(2);
    vi.advanceTimersByTime(2 * 60_000);
    expect(states()).toEqual([]);
    vi.useRealTimers();
    identity(app).session.signedIn(ADA, 'token-b');
    await queue().add([pdf('c.pdf')]);
    const added = queue().add([pdf('d.pdf')]);
    identity(app).session.timeOut();
    await added;
    expect(states()).toEqual([]);
  });
});

describe('on a slow line', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

  test('a file that moves continues, and one without progress ends after 30 seconds', async () => {
    const first = await begin('a.pdf');
    for (let share = 0.1; share < 0.9; share += 0.1) {
      later(29);
      first.progress(share);
    }
    expect(states()).toEqual(['uploading']);
    later(31);
    await becomes('failed');
    expect(first.aborted).toBe(true);
    expect(item().fault).toMatchObject({ message: { key: 'documents:fault.still' }, mayRetry: true });
  });

  test('the answer after the last byte is awaited for a minute', async () => {
    const first = await begin('a.pdf');
    first.progress(1);
    later(59);
    expect(states()).toEqual(['sent']);
    later(2);
    await becomes('failed');
  });
});

test('closing the tab asks first while a file is being sent', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await queue().add([pdf('a.pdf')]);
  expect(asks()).toBe(false);
  queue().start();
  expect(asks()).toBe(true);
  (await transfer(0)).store('a');
  await becomes('uploaded');
  expect(asks()).toBe(false);
});

test('no more than twenty wait at once, and another file takes the place of a refused one', async () => {
  await queue().add(Array.from({ length: 23 }, (_, at) => pdf(`${at}.pdf`)));
  expect(states()).toHaveLength(20);
  expect(queue().get().tooMany).toBe(true);
  for (const { id } of queue().get().items.slice(1)) queue().remove(id);
  queue().setType(item().id, 'passport');
  queue().start();
  (await transfer(0)).answer(415);
  await becomes('failed');
  queue().retryAll();
  expect(states()).toEqual(['failed']);
  await queue().add([pdf('other.pdf')], { type: item().type, instead: item().id });
  const second = await transfer(1);
  expect(second.body.get('type')).toBe('passport');
  second.store('other');
  await becomes('uploaded');
});
