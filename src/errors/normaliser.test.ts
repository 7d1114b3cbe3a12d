import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- only this test compares with the texts
import texts from '@/i18n/locales/en/errors.json';
// oxlint-disable-next-line no-restricted-imports -- only this test compares with the texts
import ui from '@/i18n/locales/en/ui.json';
import { ApiError } from './ApiError';
import { type Message, userMessage } from './normaliser';
import { ROLE_ERRORS, RoleError, type RoleErrorCode } from './RoleError';
import { leastTime } from '@/runtime/leastTime.fixture';

const T = texts;

/** The English text of a message. */
function english(message: Message): string {
  if ('text' in message) return message.text;
  const [area, path = ''] = message.key.split(':');
  if (message.key === 'ui:notOffered') return ui.notOffered;
  expect(area).toBe('errors');
  let found: unknown = texts;
  for (const part of path.split('.')) {
    const level = found as Record<string, unknown>;
    found = level[part] ?? level[`${part}_${message.values?.count === 1 ? 'one' : 'other'}`];
  }
  expect(typeof found).toBe('string');
  return String(found).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(message.values?.[name]));
}
const say = (error: unknown): string => english(userMessage(error));
const http = (status: number, details: Partial<ConstructorParameters<typeof ApiError>[2]> = {}): ApiError =>
  new ApiError('http', `HTTP ${status}: `, { status, ...details });

describe('raw texts (R-813)', () => {
  test.each([
    // From the body: message first, then error, line breaks removed; with and without a status text.
    ['HTTP 400: Bad Request - {"message":"Name is taken","error":"E1"}', 'Name is taken'],
    ['HTTP 400:  - {"message":"Name is taken"}', 'Name is taken'],
    ['HTTP 400: - {"message":"Name is taken"}', 'Name is taken'],
    ['HTTP 422: Unprocessable - {"error":"Too young"}', 'Too young'],
    ['HTTP 400: Bad Request - {"message":"one\\r\\ntwo\\n\\nthree"}', 'one two three'],
    ['HTTP 500: Internal Server Error - {"message":"Disk full"}', 'Disk full'],
    ['HTTP 400: Bad Request - {"message":"","error":"Second"}', 'Second'],
    [
      'HTTP 400: Bad Request - {"message":"Token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is old"}',
      'Token ••• is old',
    ],
    [`HTTP 400: Bad Request - {"message":"Not eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(2000)}.c2ln"}`, 'Not •••'],
    ['HTTP 400: Bad Request - {"message":{"a":1},"error":"Second"}', 'Second'],
    // By status.
    ['HTTP 400: Bad Request - {}', T.status.badRequest],
    ['HTTP 400: Bad Request - {"message":null}', T.status.badRequest],
    ['HTTP 400: Bad Request - {"message":["a"]}', T.status.badRequest],
    ['HTTP 400: Bad Request - {"message":5}', T.status.badRequest],
    ['HTTP 401: Unauthorized', T.status.unauthorized],
    ['HTTP 403: Forbidden - nope', T.status.forbidden],
    ['HTTP 404:', T.status.notFound],
    ['HTTP 409: Conflict - {"message":', T.status.conflict],
    ['HTTP 500: ', T.status.server],
    ['HTTP 502: Bad Gateway - <html><body>login failed, network</body></html>', T.status.server],
    ['HTTP 599: ', T.status.server],
    // By words in the text.
    ['HTTP 409: Conflict - {"message":"A user with this Email already exists"}', T.accountExists],
    ['The email you gave already exists', T.accountExists],
    ['Invalid credentials', T.invalidCredentials],
    ['HTTP 401: Unauthorized - {"message":"INVALID CREDENTIALS."}', T.invalidCredentials],
    ['Login failed', T.invalidCredentials],
    ['Network error', T.network],
    ['Failed to fetch', T.network],
    ['timeout of 10000 ms exceeded', T.timeout],
    // Status without a text.
    ['HTTP 422:', T.status.badRequest],
    ['HTTP 418: I am a teapot', T.status.badRequest],
    ['HTTP 304: Not Modified', T.processing],
    // The app's own errors.
    ['Authentication expired. Please login again.', T.sessionExpired],
    ['Registration failed', T.registration.default],
    ['Invalid response structure: user data is missing', T.response.userDataMissing],
    ['Invalid response structure: user ID is missing', T.response.userIdMissing],
    ['API response format not recognized', T.response.formatNotRecognized],
    ['Unsupported method: TRACE', 'Unsupported method: TRACE'],
    ['Batch operation failed', T.batch.failed],
    ['Missing required environment variables', T.configurationMissing],
    // Empty or unknown.
    ['', T.unexpected],
    ["Cannot read properties of undefined (reading 'x')", T.unexpected],
  ])('%s', (raw, expected) => {
    expect(say(raw)).toBe(expected);
    expect(say(new Error(raw))).toBe(expected);
  });

  test.each([undefined, null, 5, {}, [], { message: 'x' }, Symbol('x'), () => 'x'])(
    'no error at all: %s',
    (value) => {
      expect(say(value)).toBe(T.unexpected);
    },
  );

  test.each(Object.keys(ROLE_ERRORS) as RoleErrorCode[])('role error %s', (code) => {
    expect(say(new RoleError(code))).toBe(ROLE_ERRORS[code]);
  });
});

describe('the texts of the catalogue, word for word', () => {
  test.each([
    [T.unexpected, 'An unexpected error occurred'],
    [T.processing, 'An error occurred while processing your request.'],
    [T.network, 'Network error. Please check your connection and try again.'],
    [T.timeout, 'Request timed out. Please try again.'],
    [T.sessionExpired, 'Authentication expired. Please login again.'],
    [T.accountExists, 'An account with this email address already exists.'],
    [T.invalidCredentials, 'Invalid email or password. Please check your credentials and try again.'],
    [T.status.badRequest, 'Invalid request. Please check your input and try again.'],
    [T.status.unauthorized, 'Authentication failed. Please check your credentials.'],
    [T.status.forbidden, 'Access denied. You do not have permission to perform this action.'],
    [T.status.notFound, 'The requested resource was not found.'],
    [T.status.conflict, 'A conflict occurred. The resource may already exist.'],
    [T.status.server, 'A server error occurred. Please try again later.'],
    [T.login.default, 'Login failed. Please check your credentials.'],
    [T.login.google, 'Google login failed. Please try again.'],
    [T.login.linkedIn, 'LinkedIn login failed. Please try again.'],
    [T.registration.default, 'Registration failed. Please try again.'],
    [T.registration.google, 'Google registration failed. Please try again.'],
    [T.registration.linkedIn, 'LinkedIn registration failed. Please try again.'],
    [T.role.noContext, 'No current role or user context available'],
    [T.role.notAvailable, 'Target role not available to user'],
    [T.role.noValidRoles, 'No valid roles available for user'],
    [T.role.switchFailed, 'Failed to switch role'],
    [T.role.initializeFailed, 'Failed to initialize role context'],
    [T.roleSwitch.tryAgain, 'Role switch failed - please try again'],
    [T.roleSwitch.failed, 'Role switch failed'],
  ])('%s', (actual, expected) => expect(actual).toBe(expected));
});

describe('failed calls', () => {
  test.each([
    ['network', new ApiError('network', 'Network error'), T.network],
    ['timeout', new ApiError('timeout', 'Request timeout'), T.timeout],
    ['unusable answer', new ApiError('response', 'Unusable response'), T.unexpected],
    ['403 with a message', http(403, { serverMessage: 'Ask your administrator' }), 'Ask your administrator'],
    [
      '500 whose message speaks of a timeout',
      http(500, { serverMessage: 'Database timeout' }),
      'Database timeout',
    ],
    ['429', http(429), T.status.badRequest],
    [
      'a call that the backend does not have (R-1066)',
      http(405, { notOffered: true, serverMessage: 'Method Not Allowed' }),
      ui.notOffered,
    ],
    [
      'a 404 about an unknown account',
      http(404, { notOffered: true, serverMessage: 'No such account' }),
      'No such account',
    ],
    [
      'a sentence that is none of these',
      http(409, { serverMessage: 'Come to the office\nat 5 (or later). Error.' }),
      'Come to the office at 5 (or later). Error.',
    ],
    ['a page of markup as message', http(400, { serverMessage: '<!DOCTYPE html><p>x' }), T.status.badRequest],
    ['an object written as a string', http(400, { serverMessage: '[object Object]' }), T.status.badRequest],
    ['markup in a sentence', http(400, { serverMessage: '<b>No</b>\nreally' }), '<b>No</b> really'],
  ])('%s', (_name, error, expected) => expect(say(error)).toBe(expected));

  test('the default of the screen is shown if nothing is known', () => {
    expect(userMessage(new ApiError('response', 'Unusable response'), 'errors:login.default')).toEqual({
      key: 'errors:login.default',
    });
    expect(userMessage(http(500), 'errors:login.default')).toEqual({ key: 'errors:status.server' });
  });

  test("a 429 says when to try again, after the server's sentence", () => {
    expect(say(http(429, { retryAfter: 3000 }))).toBe(
      `${T.status.badRequest} You can try again in 3 seconds.`,
    );
    expect(say(http(429, { retryAfter: 400, serverMessage: 'Slow down.' }))).toBe(
      'Slow down. You can try again in 1 second.',
    );
    expect(say(http(429, { retryAfter: 60_000 }))).toBe(
      `${T.status.badRequest} You can try again in 60 seconds.`,
    );
    expect(say(http(429, { retryAfter: 900_000 }))).toBe(T.status.badRequest);
    expect(say(http(503, { retryAfter: 3000 }))).toBe(T.status.server);
  });

  test('a token and the body are never shown when an error is written out', () => {
    const error = http(401, { token: 'canary-token', body: { secret: 'canary' } });
    expect(error.token).toBe('canary-token');
    expect(JSON.stringify(error)).not.toContain('canary');
  });
});

describe('any input', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc.constantFrom(
      '<html><body>x</body></html>',
      '[object Object]',
      '\u0000\u001b[31m\u2028',
      'a'.repeat(5000),
    ),
  );
  const raw = fc.oneof(
    hostile,
    fc
      .tuple(fc.integer({ min: 100, max: 999 }), fc.string(), fc.oneof(fc.json(), hostile))
      .map(([status, text, body]) => `HTTP ${status}: ${text} - ${body}`),
    fc
      .tuple(fc.integer({ min: 100, max: 999 }), fc.anything(), fc.anything())
      .map(
        ([status, message, error]) =>
          `HTTP ${status}:  - ${JSON.stringify({ message, error }, (_k, v: unknown) => (typeof v === 'bigint' ? 1 : v))}`,
      ),
  );
  const error = fc.oneof(
    raw,
    raw.map((text) => new Error(text)),
    fc.anything(),
    fc
      .tuple(fc.integer({ min: 100, max: 999 }), hostile)
      .map(([status, serverMessage]) => new ApiError('http', 'x', { status, serverMessage })),
  );

  test('the text is never empty, never long, one line, no markup page, no object', () => {
    fc.assert(
      fc.property(error, (value) => {
        const text = say(value);
        expect(text.trim()).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
        expect(text).not.toContain('[object Object]');
        expect(text).not.toMatch(/^\s*<(!doctype|html)/i);
      }),
      { numRuns: 500 },
    );
  });

  test('a megabyte takes no time', () => {
    const time = leastTime(() => {
      say(http(400, { serverMessage: 'a '.repeat(500_000) }));
      say(http(400, { serverMessage: '\n'.repeat(1_000_000) }));
    });
    expect(time).toBeLessThan(100);
  });
});
