import { describe, expect, test, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { userMessage } from '@/errors/normaliser';
import { call } from './client';
import { auth } from './endpoints/auth';
import { countries } from './endpoints/countries';
import { documents } from './endpoints/documents';
import { educationLevels } from './endpoints/educationLevels';
import { tasks } from './endpoints/tasks';
import { answer, COUNTRY, failureOf, type Handler, LOGIN, line, waitAtMost } from './testServer.fixture';

describe('answers', () => {
  test.each(['text/plain', 'application/octet-stream', ''])('JSON as %j is JSON (F-080)', async (type) => {
    line.handle = answer(200, [COUNTRY], { 'Content-Type': type });
    expect((await call(countries.forRegistration)).data).toMatchObject([{ id: '1' }]);
  });

  test.each([
    ['in an envelope', { success: true, data: { countries: [COUNTRY], totalCount: 1 }, message: 'ok' }],
    ['bare', { countries: [COUNTRY], totalCount: 1 }],
    ['with unknown fields', { countries: [{ ...COUNTRY, flag: 'x' }], totalCount: 1, extra: {} }],
  ])('%s', async (_name, body) => {
    line.handle = answer(200, body);
    expect((await call(countries.forRegistration)).data).toEqual([COUNTRY]);
  });

  test.each([
    [
      'a captive portal (F-076)',
      200,
      '<!doctype html><html><body>Sign in to the Wi-Fi</body></html>',
      'errors:login.default',
    ],
    ['half JSON (F-077)', 200, '{"userId":"1","acc', 'errors:login.default'],
    ['an empty body (F-078)', 200, '', 'errors:response.userDataMissing'],
    ['no user (F-081)', 200, '{"accessToken":"t"}', 'errors:response.userDataMissing'],
    ['no user id (F-081)', 200, '{"email":"a@b.c","accessToken":"t"}', 'errors:response.userIdMissing'],
    [
      'success: false, error (F-079)',
      200,
      '{"success":false,"error":"Invalid credentials"}',
      'errors:invalidCredentials',
    ],
    ['success: false, nothing', 200, '{"success":false}', 'errors:invalidCredentials'],
    [
      'no usable token (F-049)',
      200,
      '{"userId":"1","email":"a","accessToken":null}',
      'errors:invalidCredentials',
    ],
    ['UTF-16 (F-095)', 200, '\u0000{\u0000}', 'errors:login.default'],
  ])('login: %s', async (_name, status, body, key) => {
    line.handle = answer(status, body);
    expect(userMessage(await failureOf(call(auth.login, LOGIN)), 'errors:login.default')).toEqual({ key });
  });

  test('success: false: its message, then its error, else the default of the call', async () => {
    line.handle = answer(200, { success: false, message: 'Closed today', error: 'E1' });
    expect(userMessage(await failureOf(call(auth.register, { body: registration })))).toEqual({
      text: 'Closed today',
    });
    line.handle = answer(200, { success: false, message: '', error: 'E1' });
    expect(userMessage(await failureOf(call(auth.register, { body: registration })))).toEqual({ text: 'E1' });
    line.handle = answer(200, { success: false });
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
  test.each(BY_STATUS)('%i with and without JSON (F-083)', async (status, key) => {
    for (const body of [
      '',
      'plain',
      '{}',
      '{"message":{"a":1}}',
      `<html>${'<script>x</script>'.repeat(10_000)}</html>`,
    ]) {
      line.handle = answer(status, body);
      const error = await failureOf(call(auth.login, LOGIN));
      expect(userMessage(error)).toEqual({ key: `errors:status.${key}` });
      expect(error.status).toBe(status);
    }
    line.handle = answer(status, { message: 'Said so' });
    expect(userMessage(await failureOf(call(auth.login, LOGIN)))).toEqual({ text: 'Said so' });
    line.handle = answer(status, { message: 'A user with this email already exists' });
    expect(userMessage(await failureOf(call(auth.login, LOGIN)))).toEqual({ key: 'errors:accountExists' });
  });

  test('the raw error, the field errors, the body and Retry-After', async () => {
    line.handle = answer(
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

  test('a change whose answer was lost is no conflict when it is sent again', async () => {
    const sent = { code: 'a', name: 'b', countryId: null, lastModified: 'before' };
    const save = (current: object) => {
      line.handle = answer(409, {
        message: 'Stale',
        current: { id: '1', lastModified: 'after', ...current },
      });
      return call(educationLevels.update, { path: { id: '1' }, body: sent });
    };
    await expect(save({ code: 'a', name: 'b', level: 3 })).resolves.toMatchObject({ id: '1', name: 'b' });
    expect((await failureOf(save({ code: 'a', name: 'c' }))).status).toBe(409);
    const decide = (current: object) => {
      const file = { id: '1', name: 'a.pdf', size: 1, version: 2, uploadedAt: '2026-01-01T00:00:00Z' };
      line.handle = answer(409, { message: 'Stale', current: { ...file, ...current } });
      const body = { status: 'rejected', reason: 'expired', note: null, version: 2 } as const;
      return call(documents.verify, { path: { id: '1' }, body });
    };
    const rejected = { status: 'rejected', reason: 'expired' };
    await expect(decide(rejected)).resolves.toMatchObject(rejected);
    expect((await failureOf(decide({ ...rejected, note: 'Sent by a colleague.' }))).status).toBe(409);
    line.handle = answer(409, { message: 'Stale', current: {} });
    const empty = call(tasks.takeBack, { path: { id: '1' }, body: { lastModified: 'before' } });
    expect((await failureOf(empty)).status).toBe(409);
  });

  test('secrets of the request are not shown (F-107)', async () => {
    line.token = 'canary-token';
    line.handle = (_request, response, body) => {
      response.writeHead(400);
      response.end(
        JSON.stringify({
          message: `You sent ${body} with canary-token`,
          echo: body,
          errors: { email: [body] },
        }),
      );
    };
    const error = await failureOf(call(auth.login, LOGIN));
    for (const secret of ['canary-pass', 'canary-token', 'ada@example.test']) {
      expect(error.message).not.toContain(secret);
      expect(error.serverMessage).not.toContain(secret);
      expect(error.fieldErrors.email?.join()).not.toContain(secret);
    }
  });
});

describe('broken connections and deadlines', () => {
  test('reset before the answer, and in the middle of it, is a network error (F-089, F-077)', async () => {
    line.handle = (request) => request.socket.destroy();
    expect((await failureOf(call(auth.login, LOGIN))).kind).toBe('network');
    line.handle = (request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"userId":');
      setTimeout(() => request.socket.destroy(), 20);
    };
    expect((await failureOf(call(auth.login, LOGIN))).kind).toBe('network');
  });

  test('a closed port: a network error (F-093)', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:1');
    openApp();
    const error = await failureOf(call(auth.login, LOGIN));
    expect(userMessage(error)).toEqual({ key: 'errors:network' });
  });

  test.each<[string, Handler]>([
    ['never answers (F-090)', () => undefined],
    [
      'sends its body very slowly (F-091)',
      (_request, response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('a server that %s is left at the timeout, and its connection is closed', async (_name, handler) => {
    line.handle = handler;
    waitAtMost(300);
    const error = await failureOf(call(auth.login, LOGIN));
    expect(userMessage(error)).toEqual({ key: 'errors:timeout' });
    await expect.poll(() => line.closedEarly).toBe(1);
  });

  test('an abort ends the call at once, and closes the connection (F-092)', async () => {
    line.handle = () => undefined;
    const controller = new AbortController();
    const failure = failureOf(call(auth.login, { ...LOGIN, signal: controller.signal }));
    await expect.poll(() => line.received).toHaveLength(1);
    controller.abort();
    expect((await failure).kind).toBe('aborted');
    await expect.poll(() => line.closedEarly).toBe(1);
    expect((await failureOf(call(auth.login, { ...LOGIN, signal: controller.signal }))).kind).toBe('aborted');
    expect(line.received).toHaveLength(1);
  });
});
