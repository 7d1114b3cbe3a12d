import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type App, openApp } from '@/runtime/app';
import { identity } from '@/identity/identity';
import { ADA, Transfer, transfer } from './transfer.fixture';
import { uploads } from './uploads';

const MB = 1024 * 1024;
/** Size of the photo after it was made smaller, in bytes. */
let drawn: number;
let app: App;

beforeEach(() => {
  Transfer.all.length = 0;
  drawn = MB;
  vi.stubGlobal('XMLHttpRequest', Transfer);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 6000, height: 4000, close: vi.fn() }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: vi.fn(),
    drawImage: vi.fn(),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([new Uint8Array(drawn)])),
  );
  app = openApp({ fetch: () => Promise.resolve(Response.json([])) });
  identity(app).session.signedIn(ADA, 'token-a');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const ofSize = (name: string, begins: Uint8Array<ArrayBuffer>, size: number) =>
  new File([begins, new Uint8Array(size - begins.length)], name);
const photo = (size: number) => ofSize('passport.jpg', Uint8Array.of(0xff, 0xd8, 0xff), size);
const scan = (size: number) => ofSize('scan.pdf', new TextEncoder().encode('%PDF'), size);
const problems = () =>
  uploads(app)
    .get()
    .items.map(({ problem }) => problem?.rule);
const becomes = (...wanted: (string | undefined)[]) => waitFor(() => expect(problems()).toEqual(wanted));

test('one byte more than the limit is refused before anything is sent', async () => {
  await uploads(app).add([scan(10 * MB), scan(10 * MB + 1)]);
  expect(problems()).toEqual([undefined, 'tooLarge']);
  await uploads(app).add([ofSize('wrong.pdf', Uint8Array.of(0x4d, 0x5a), 11 * MB)]);
  expect(problems().at(-1)).toBe('tooLarge');
  uploads(app).start();
  (await transfer(0)).store('stored');
  expect(Transfer.all).toHaveLength(1);
});

test('a photo over the limit is made smaller and sent', async () => {
  await uploads(app).add([photo(14 * MB)]);
  expect(problems()).toEqual([undefined]);
  uploads(app).start();
  expect(((await transfer(0)).body.get('file') as File).size).toBe(MB);
});

test('a photo over the limit is refused while photos are sent as they are', async () => {
  const queue = uploads(app);
  await queue.add([photo(14 * MB)]);
  queue.setSmaller(false);
  expect(problems()).toEqual(['tooLarge']);
  queue.setSmaller(true);
  expect(problems()).toEqual([undefined]);
});

test('a photo that is still over the limit after that is refused', async () => {
  drawn = 11 * MB;
  await uploads(app).add([photo(14 * MB)]);
  await becomes('tooLarge');
  await uploads(app).add([photo(14 * MB)], { replaces: 'document-1' });
  await becomes('tooLarge', 'tooLarge');
  expect(Transfer.all).toHaveLength(0);
});

test('a photo that no phone could draw is refused at once', async () => {
  await uploads(app).add([photo(30 * MB + 1)]);
  expect(problems()).toEqual(['tooLarge']);
  expect(HTMLCanvasElement.prototype.toBlob).not.toHaveBeenCalled();
});
