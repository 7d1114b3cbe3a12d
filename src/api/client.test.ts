import { setMaxListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { userMessage } from '@/errors/normaliser';
import { call } from './client';
import { connection } from './connection';
import { auth } from './endpoints/auth';
import { countries } from './endpoints/countries';
import { documents } from './endpoints/documents';
import { answer, COUNTRY, failureOf, LOGIN, line } from './testServer.fixture';

describe('requests', () => {
  test('JSON content type on every request, a token only when there is one, empty parameters dropped', async () => {
    line.handle = answer(200, [COUNTRY]);
    await call(countries.list, { query: { search: '', page: 2, sort: null } });
    line.token = 'token-1';
    await call(countries.forRegistration);
    expect(line.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/countries?page=2',
      'GET /api/countries',
    ]);
    expect(line.received.map(({ headers }) => headers['content-type'])).toEqual(
      Array(2).fill('application/json'),
    );
    expect(line.received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer token-1']);
  });

  test('the login payload, nothing more', async () => {
    line.handle = answer(200, { userId: '1', email: 'a@b.c', fullName: 'A', roles: [], accessToken: 't' });
    await call(auth.login, LOGIN);
    expect(JSON.parse(line.received[0]?.body ?? '')).toEqual(LOGIN.body);
    expect(line.received[0]).toMatchObject({ method: 'POST', url: '/api/auth/login' });
  });

  test('logout sends {} and accepts any success', async () => {
    for (const body of ['', '<html>', '{"success":true}']) {
      line.handle = answer(200, body);
      await expect(call(auth.logout)).resolves.toBeUndefined();
    }
    expect(line.received.map(({ body }) => body)).toEqual(['{}', '{}', '{}']);
  });

  test('multipart uploads do not carry the JSON content type', async () => {
    line.handle = answer(200, { id: '1', name: 'a.txt', type: 'other', size: 1, status: 'pending' });
    const file = new File(['hello'], 'a.txt', { type: 'text/plain' });
    await call(documents.upload, { body: { file, type: 'other' } });
    expect(line.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(line.received[0]?.body).toContain('filename="a.txt"');
  });

  test('a file is returned unchanged', async () => {
    line.handle = answer(200, 'bytes', { 'Content-Type': 'text/plain' });
    const file = await call(documents.download, { path: { id: '1' } });
    expect(await file.text()).toBe('bytes');
  });

  test('redirects are refused: nothing reaches the other address (F-046)', async () => {
    line.token = 'token-1';
    for (const status of [301, 302, 307, 308]) {
      line.handle = (request, response) => {
        if (request.url === '/evil') return response.end('{}');
        response.writeHead(status, { Location: '/evil' });
        return response.end();
      };
      expect((await failureOf(call(auth.login, LOGIN))).kind).toBe('network');
    }
    expect(line.received.every(({ url }) => url !== '/evil')).toBe(true);
  });

  test.each([
    ['PUT', () => call(countries.update, { path: { id: '1' }, body: COUNTRY }), 'c0ffee'],
    ['POST', () => call(auth.logout), 'c0ffee'],
    ['DELETE', () => call(countries.remove, { path: { id: '1' } }), 'c0ffee'],
    ['GET', () => call(countries.byId, { path: { id: '1' } }), undefined],
  ])('CSRF header, when configured: %s (F-067)', async (_method, send, expected) => {
    line.handle = answer(200, COUNTRY);
    vi.stubGlobal('document', { cookie: 'other=1; XSRF=c0ffee', getElementById: () => null });
    await send();
    expect(line.received[0]?.headers['x-csrf-token']).toBeUndefined();
    vi.stubEnv('VITE_CSRF_COOKIE', 'XSRF');
    vi.stubEnv('VITE_CSRF_HEADER', 'X-CSRF-Token');
    openApp();
    await send();
    expect(line.received[1]?.headers['x-csrf-token']).toBe(expected);
    expect(line.received[1]?.url).not.toContain('c0ffee');
  });
});

test("a file arrives completely, under the server's type, however long it takes", async () => {
  vi.stubEnv('VITE_API_TIMEOUT_MS', '200');
  openApp();
  line.handle = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' });
    response.write('first ');
    setTimeout(() => response.end('last'), 400);
  };
  const file = await call(documents.download, { path: { id: '1' } });
  expect(file.type).toBe('image/png');
  expect(await file.text()).toBe('first last');
});

describe('the session', () => {
  test('a 401 to the current token is announced once, however many calls fail (F-053, F-054)', async () => {
    line.token = 'token-1';
    line.handle = answer(401, { message: 'expired' });
    // Each of the 20 calls adds an abort listener until it is answered; from eleven on
    // Node warns about a leak.
    setMaxListeners(20, connection().signal());
    const errors = await Promise.all(
      Array.from({ length: 20 }, () => failureOf(call(countries.byId, { path: { id: '1' } }))),
    );
    expect(line.unauthorized.mock.calls).toEqual([['token-1']]);
    expect(errors.map(({ message }) => message)).toEqual(
      Array(20).fill('Authentication expired. Please login again.'),
    );
    expect(userMessage(errors[0])).toEqual({ key: 'errors:sessionExpired' });
  });

  test('a 401 without a token is an ordinary failure (F-045)', async () => {
    line.handle = answer(401, { message: 'Invalid credentials' });
    expect(userMessage(await failureOf(call(auth.login, LOGIN)))).toEqual({
      key: 'errors:invalidCredentials',
    });
    expect(line.unauthorized).not.toHaveBeenCalled();
  });

  test('a 401 to a token that was renewed meanwhile ends nothing: the call is sent once more with the new one', async () => {
    line.token = 'token-1';
    const asked: (string | undefined)[] = [];
    line.handle = (request, response) => {
      asked.push(request.headers.authorization);
      line.token = 'token-2';
      response.writeHead(asked.length === 1 ? 401 : 404);
      response.end();
    };
    await failureOf(call(countries.byId, { path: { id: '1' } }));
    expect(asked).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(line.unauthorized).not.toHaveBeenCalled();
  });

  test('the same token again (after a new LOGIN) can end again', async () => {
    line.handle = answer(401, '');
    line.token = 'token-1';
    await failureOf(call(countries.byId, { path: { id: '1' } }));
    connection().next();
    await failureOf(call(countries.byId, { path: { id: '1' } }));
    expect(line.unauthorized).toHaveBeenCalledTimes(2);
  });

  test('an answer that arrives for a session that is over counts as aborted (F-052)', async () => {
    line.token = 'token-1';
    let letGo = () => {};
    line.handle = (_request, response) => {
      letGo = () => response.end(JSON.stringify(COUNTRY));
    };
    const failure = failureOf(call(countries.byId, { path: { id: '1' } }));
    await expect.poll(() => line.received).toHaveLength(1);
    line.token = null;
    connection().next();
    letGo();
    expect((await failure).kind).toBe('aborted');
  });

  test('logout carries the token that it is given and continues after the session', async () => {
    line.handle = (_request, response) => void response.end();
    const done = call(auth.logout, { token: 'token-1' });
    line.token = null;
    connection().next();
    await done;
    expect(line.received[0]?.headers.authorization).toBe('Bearer token-1');
  });
});
