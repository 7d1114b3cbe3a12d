// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetConfig } from '@/config/env';
import { ApiError } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { call } from './client';
import { connect, sessionGeneration } from './connection';
import { auth } from './endpoints/auth';
import { countries } from './endpoints/countries';
import { documents } from './endpoints/documents';
import { educationLevels } from './endpoints/educationLevels';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let handle: Handler;
let received: Received[] = [];
let closedEarly = 0;
let token: string | null = null;
const unauthorized = vi.fn<(token: string) => void>();

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    response.on('close', () => {
      if (!response.writableFinished) closedEarly += 1;
    });
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      handle(request, response, body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  received = [];
  closedEarly = 0;
  token = null;
  unauthorized.mockReset();
  connect({ token: () => token, onUnauthorized: unauthorized });
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('VITE_API_TIMEOUT_MS', '300');
  forgetConfig();
});
afterEach(() => {
  vi.unstubAllEnvs();
  forgetConfig();
});

const login = { body: { email: 'ada@example.test', password: 'canary-pass', rememberMe: false } };
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};
const COUNTRY = { id: '1', code: 'CA', name: 'Canada' };

describe('what is sent', () => {
  test('JSON content type on every request, a token only when there is one, empty parameters dropped', async () => {
    handle = answer(200, [COUNTRY]);
    await call(countries.list, { query: { search: '', page: 2, sort: null } });
    token = 'token-1';
    await call(countries.forRegistration);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/countries?page=2',
      'GET /api/countries',
    ]);
    expect(received.map(({ headers }) => headers['content-type'])).toEqual(Array(2).fill('application/json'));
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer token-1']);
  });

  test('the login payload, nothing more', async () => {
    handle = answer(200, { userId: '1', email: 'a@b.c', fullName: 'A', roles: [], accessToken: 't' });
    await call(auth.login, login);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(login.body);
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/auth/login' });
  });

  test('logout sends {} and takes any success', async () => {
    for (const body of ['', '<html>', '{"success":true}']) {
      handle = answer(200, body);
      await expect(call(auth.logout)).resolves.toBeUndefined();
    }
    expect(received.map(({ body }) => body)).toEqual(['{}', '{}', '{}']);
  });

  test('multipart uploads do not carry the JSON content type', async () => {
    handle = answer(200, { id: '1', name: 'a.txt', type: 'other', size: 1, status: 'pending' });
    const file = new File(['hello'], 'a.txt', { type: 'text/plain' });
    await call(documents.upload, { body: { file, type: 'other' } });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toContain('filename="a.txt"');
  });

  test('a file is answered as it is', async () => {
    handle = answer(200, 'bytes', { 'Content-Type': 'text/plain' });
    const file = await call(documents.download, { path: { id: '1' } });
    expect(await file.text()).toBe('bytes');
  });

  test('redirects are refused: nothing reaches the other address (reliability 046)', async () => {
    token = 'token-1';
    for (const status of [301, 302, 307, 308]) {
      handle = (request, response) => {
        if (request.url === '/evil') return response.end('{}');
        response.writeHead(status, { Location: '/evil' });
        return response.end();
      };
      expect((await failureOf(call(auth.login, login))).kind).toBe('network');
    }
    expect(received.every(({ url }) => url !== '/evil')).toBe(true);
  });

  test.each([
    ['PUT', () => call(countries.update, { path: { id: '1' }, body: COUNTRY }), 'c0ffee'],
    ['POST', () => call(auth.logout), 'c0ffee'],
    ['DELETE', () => call(countries.remove, { path: { id: '1' } }), 'c0ffee'],
    ['GET', () => call(countries.byId, { path: { id: '1' } }), undefined],
  ])('CSRF header, when configured: %s (reliability 067)', async (_method, send, expected) => {
    handle = answer(200, COUNTRY);
    vi.stubGlobal('document', { cookie: 'other=1; XSRF=c0ffee', getElementById: () => null });
    await send();
    expect(received[0]?.headers['x-csrf-token']).toBeUndefined();
    vi.stubEnv('VITE_CSRF_COOKIE', 'XSRF');
    vi.stubEnv('VITE_CSRF_HEADER', 'X-CSRF-Token');
    forgetConfig();
    await send();
    expect(received[1]?.headers['x-csrf-token']).toBe(expected);
    expect(received[1]?.url).not.toContain('c0ffee');
  });
});

describe('answers', () => {
  test.each(['text/plain', 'application/octet-stream', ''])(
    'JSON as %j is JSON (reliability 080)',
    async (type) => {
      handle = answer(200, [COUNTRY], { 'Content-Type': type });
      expect(await call(countries.forRegistration)).toMatchObject([{ id: '1' }]);
    },
  );

  test.each([
    ['in an envelope', { success: true, data: { countries: [COUNTRY], totalCount: 1 }, message: 'ok' }],
    ['bare', { countries: [COUNTRY], totalCount: 1 }],
    ['with unknown fields', { countries: [{ ...COUNTRY, flag: 'x' }], totalCount: 1, extra: {} }],
  ])('%s', async (_name, body) => {
    handle = answer(200, body);
    expect(await call(countries.forRegistration)).toEqual([COUNTRY]);
  });

  test.each([
    [
      'a captive portal (076)',
      200,
      '<!doctype html><html><body>Sign in to the Wi-Fi</body></html>',
      'errors:login.default',
    ],
    ['half JSON (077)', 200, '{"userId":"1","acc', 'errors:login.default'],
    ['an empty body (078)', 200, '', 'errors:response.userDataMissing'],
    ['no user (081)', 200, '{"accessToken":"t"}', 'errors:response.userDataMissing'],
    ['no user id (081)', 200, '{"email":"a@b.c","accessToken":"t"}', 'errors:response.userIdMissing'],
    [
      'success: false, error (079)',
      200,
      '{"success":false,"error":"Invalid credentials"}',
      'errors:invalidCredentials',
    ],
    ['success: false, nothing', 200, '{"success":false}', 'errors:invalidCredentials'],
    [
      'no usable token (049)',
      200,
      '{"userId":"1","email":"a","accessToken":null}',
      'errors:invalidCredentials',
    ],
    ['UTF-16 (095)', 200, '\u0000{\u0000}', 'errors:login.default'],
  ])('login: %s', async (_name, status, body, key) => {
    handle = answer(status, body);
    expect(userMessage(await failureOf(call(auth.login, login)), 'errors:login.default')).toEqual({ key });
  });

  test('success: false: its message, then its error, else the own default of the call', async () => {
    handle = answer(200, { success: false, message: 'Closed today', error: 'E1' });
    expect(userMessage(await failureOf(call(auth.register, { body: registration })))).toEqual({
      text: 'Closed today',
    });
    handle = answer(200, { success: false, message: '', error: 'E1' });
    expect(userMessage(await failureOf(call(auth.register, { body: registration })))).toEqual({ text: 'E1' });
    handle = answer(200, { success: false });
    expect((await failureOf(call(auth.register, { body: registration }))).message).toBe(
      'Registration failed',
    );
  });
  const registration = {
    command: 'register',
    email: 'a@b.c',
    password: 'x',
    firstName: 'A',
    lastName: 'B',
  } as const;

  const BY_STATUS: readonly (readonly [number, string])[] = [
    [400, 'badRequest'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [422, 'badRequest'],
    [429, 'badRequest'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'server'],
  ];
  test.each(BY_STATUS)('%i with and without JSON (reliability 083)', async (status, key) => {
    for (const body of [
      '',
      'plain',
      '{}',
      '{"message":{"a":1}}',
      `<html>${'<script>x</script>'.repeat(10_000)}</html>`,
    ]) {
      handle = answer(status, body);
      const error = await failureOf(call(auth.login, login));
      expect(userMessage(error)).toEqual({ key: `errors:status.${key}` });
      expect(error.status).toBe(status);
    }
    handle = answer(status, { message: 'Said so' });
    expect(userMessage(await failureOf(call(auth.login, login)))).toEqual({ text: 'Said so' });
    handle = answer(status, { message: 'A user with this email already exists' });
    expect(userMessage(await failureOf(call(auth.login, login)))).toEqual({ key: 'errors:accountExists' });
  });

  test('the raw error, the field errors, the body and Retry-After', async () => {
    handle = answer(
      409,
      { message: 'Stale', errors: { code: ['taken'] }, current: COUNTRY },
      { 'Retry-After': '3' },
    );
    const error = await failureOf(
      call(educationLevels.update, { path: { id: '1' }, body: { code: 'a', name: 'b' } }),
    );
    expect(error.message).toMatch(/^HTTP 409: Conflict - \{"message":"Stale"/);
    expect(error).toMatchObject({ kind: 'http', fieldErrors: { code: ['taken'] }, retryAfter: 3000 });
    expect(error.body).toMatchObject({ current: COUNTRY });
  });

  test('what was sent in secret is not told back (reliability 107)', async () => {
    token = 'canary-token';
    handle = (_request, response, body) => {
      response.writeHead(400);
      response.end(JSON.stringify({ message: `You sent ${body} with canary-token`, echo: body }));
    };
    const error = await failureOf(call(auth.login, login));
    for (const secret of ['canary-pass', 'canary-token', 'ada@example.test']) {
      expect(error.message).not.toContain(secret);
      expect(error.serverMessage).not.toContain(secret);
    }
  });
});

describe('broken connections and deadlines', () => {
  test('reset before the answer, and in the middle of it, is a network error (089, 077)', async () => {
    handle = (request) => request.socket.destroy();
    expect((await failureOf(call(auth.login, login))).kind).toBe('network');
    handle = (request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"userId":');
      setTimeout(() => request.socket.destroy(), 20);
    };
    expect((await failureOf(call(auth.login, login))).kind).toBe('network');
  });

  test('nobody listens: a network error (093)', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:1');
    forgetConfig();
    const error = await failureOf(call(auth.login, login));
    expect(userMessage(error)).toEqual({ key: 'errors:network' });
  });

  test.each<[string, Handler]>([
    ['never answers (090)', () => undefined],
    [
      'drips its body (091)',
      (_request, response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('a server that %s is left at the timeout, and sees it', async (_name, handler) => {
    handle = handler;
    const started = performance.now();
    const error = await failureOf(call(auth.login, login));
    expect(userMessage(error)).toEqual({ key: 'errors:timeout' });
    expect(performance.now() - started).toBeLessThan(1000);
    await vi.waitFor(() => expect(closedEarly).toBe(1));
  });

  test('an abort ends the call at once, and the server sees it (092)', async () => {
    handle = () => undefined;
    const controller = new AbortController();
    const failure = failureOf(call(auth.login, { ...login, signal: controller.signal }));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    controller.abort();
    expect((await failure).kind).toBe('aborted');
    await vi.waitFor(() => expect(closedEarly).toBe(1));
    expect((await failureOf(call(auth.login, { ...login, signal: controller.signal }))).kind).toBe('aborted');
    expect(received).toHaveLength(1);
  });
});

describe('the session', () => {
  test('a 401 to the current token is announced once, however many calls fail (053, 054)', async () => {
    token = 'token-1';
    handle = answer(401, { message: 'expired' });
    const errors = await Promise.all(
      Array.from({ length: 20 }, () => failureOf(call(countries.byId, { path: { id: '1' } }))),
    );
    expect(unauthorized.mock.calls).toEqual([['token-1']]);
    expect(errors.map(({ message }) => message)).toEqual(
      Array(20).fill('Authentication expired. Please login again.'),
    );
    expect(userMessage(errors[0])).toEqual({ key: 'errors:sessionExpired' });
  });

  test('a 401 without a token is an ordinary failure (045)', async () => {
    handle = answer(401, { message: 'Invalid credentials' });
    expect(userMessage(await failureOf(call(auth.login, login)))).toEqual({
      key: 'errors:invalidCredentials',
    });
    expect(unauthorized).not.toHaveBeenCalled();
  });

  test('a 401 to a token that is no longer the current one ends nothing', async () => {
    token = 'token-1';
    handle = (_request, response) => {
      token = 'token-2';
      response.writeHead(401);
      response.end();
    };
    await failureOf(call(countries.byId, { path: { id: '1' } }));
    expect(unauthorized).not.toHaveBeenCalled();
  });

  test('the same token again (after a new login) can end again', async () => {
    handle = answer(401, '');
    token = 'token-1';
    await failureOf(call(countries.byId, { path: { id: '1' } }));
    sessionGeneration.next();
    await failureOf(call(countries.byId, { path: { id: '1' } }));
    expect(unauthorized).toHaveBeenCalledTimes(2);
  });

  test('an answer that arrives for a session that is over counts as aborted (052)', async () => {
    token = 'token-1';
    handle = (_request, response) => {
      setTimeout(() => response.end(JSON.stringify(COUNTRY)), 50);
    };
    const failure = failureOf(call(countries.byId, { path: { id: '1' } }));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    token = null;
    sessionGeneration.next();
    expect((await failure).kind).toBe('aborted');
  });

  test('logout carries the token that it is given and outlives the session', async () => {
    handle = (_request, response) => {
      setTimeout(() => response.end(), 30);
    };
    const done = call(auth.logout, { token: 'token-1' });
    token = null;
    sessionGeneration.next();
    await done;
    expect(received[0]?.headers.authorization).toBe('Bearer token-1');
  });
});
