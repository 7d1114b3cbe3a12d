import { File as NodeFile } from 'node:buffer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { documents } from '@/api/endpoints/documents';
import { connection } from '@/api/connection';
import { upload } from '@/api/upload';
import { openApp } from '@/runtime/app';
import { faultOf } from '@/features/documents/uploadItem';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers';
import { fault } from '../support/fault-server/faults';
import { FaultServer } from '../support/fault-server/FaultServer';

/** Uploads over real sockets, to a server that produces every kind of failure. */
const ROUTE = 'POST /api/documents/upload';
let backend: EmbeddedBackend;
let server: FaultServer;
let shares: number[];
/** How many times faster than real time the app's clock runs. */
let haste: number;

beforeAll(async () => {
  server = await FaultServer.start(async (request) => {
    // Node 24 reads the files of a form with the global File, and refuses jsdom's.
    vi.stubGlobal('File', NodeFile);
    return backend.answer(request).finally(vi.unstubAllGlobals);
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  backend = createBackend();
  shares = [];
  haste = 1;
  vi.stubEnv('VITE_API_BASE_URL', server.url);
  const answer = await backend.answer(
    new Request(`${server.url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'user@visatalent.test', password: 'Passw0rd!' }),
    }),
  );
  if (answer === undefined) throw new Error('Nobody answered the sign-in');
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  openApp({
    clock: {
      now: () => Date.now(),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds / haste);
        return () => clearTimeout(timer);
      },
      every: () => () => undefined,
    },
  });
  connection().use(data.accessToken);
});
afterEach(() => {
  server.reset();
  vi.unstubAllEnvs();
});

const body = (name = 'a.pdf') => ({
  file: new File(['%PDF', new Uint8Array(200_000)], name, { type: 'application/pdf' }),
  type: 'resume',
  uploadId: 'the-same',
});
const send = (name?: string) =>
  upload(documents.upload, { body: body(name) }, (share) => void shares.push(share));
const failed = async (name?: string) => {
  const error: unknown = await send(name).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return faultOf(error, 0.6);
};
const stored = () => backend.data.documents.filter(({ name }) => name === 'a.pdf').length;

test('a file arrives with its type, and its progress ends at 100 %', async () => {
  expect(await send()).toMatchObject({ name: 'a.pdf', type: 'resume', size: 200_004, version: 1 });
  expect(shares.at(-1)).toBe(1);
});

test('when the connection breaks the file can be sent again', async () => {
  server.script(ROUTE, fault.reset('beforeBody'), fault.pass());
  expect(await failed()).toEqual({
    message: { key: 'documents:fault.lost', values: { share: '60%' } },
    mayRetry: true,
  });
  await send();
  expect(stored()).toBe(1);
});

test('when only the answer was lost, sending again finds the stored document', async () => {
  server.script(ROUTE, fault.commitThenReset(), fault.pass());
  expect((await failed()).mayRetry).toBe(true);
  expect(stored()).toBe(1);
  await send();
  expect(stored()).toBe(1);
});

test('an upload to a server that never answers ends', async () => {
  haste = 100;
  server.script(ROUTE, fault.hang());
  expect(await failed()).toMatchObject({ message: { key: 'documents:fault.still' }, mayRetry: true });
});

test('a redirect to another origin counts as a connection failure', async () => {
  server.script(ROUTE, fault.redirect(307, `${server.url}/api/countries`));
  server.script('POST /api/countries', fault.ok({ id: 'x', name: 'a.pdf', type: 'x' }));
  expect(await failed()).toMatchObject({ message: { key: 'documents:fault.lost' } });
});

describe('a refusal of the server', () => {
  test.each([
    [413, {}, 'tooLarge'],
    [415, {}, 'kind'],
    [422, { code: 'virus', message: 'x' }, 'virus'],
    [422, { code: 'encrypted', message: 'x' }, 'encrypted'],
    [422, { code: 'limit', message: 'x' }, 'limit'],
  ])('%i %o is explained, and not tried again', async (status, answer, key) => {
    server.script(ROUTE, fault.status(status, answer));
    expect(await failed()).toMatchObject({ message: { key: `documents:fault.${key}` }, mayRetry: false });
  });

  test('with its own sentence shows that sentence', async () => {
    server.script(ROUTE, fault.status(422, { message: 'Page two is missing.' }));
    expect(await failed()).toEqual({ message: { text: 'Page two is missing.' }, mayRetry: false });
  });

  test('because of the token ends the session, once', async () => {
    const heard = vi.fn<(token: string) => void>();
    connection().onUnauthorized(heard);
    server.script(ROUTE, fault.status(401));
    await failed();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('because of the token is answered by sending again, where the session can be renewed', async () => {
    const heard = vi.fn<(token: string) => void>();
    connection().onUnauthorized(heard);
    connection().renewWith(async () => 'renewed' as const);
    server.script(ROUTE, fault.status(401), fault.pass());
    await send();
    expect(stored()).toBe(1);
    expect(heard).not.toHaveBeenCalled();
  });
});
