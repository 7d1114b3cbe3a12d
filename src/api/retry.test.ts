import { describe, expect, test } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import { attemptsOf, mayRefetch, isTransient, parseRetryAfter, retryDelay } from './retry';

describe('attempts', () => {
  test.each([
    [{ method: 'GET' }, 3],
    [{ method: 'HEAD' }, 3],
    [{ method: 'PUT' }, 3],
    [{ method: 'DELETE' }, 3],
    [{ method: 'POST' }, 1],
    [{ method: 'PATCH' }, 1],
    [{ method: 'POST', repeatable: true }, 3],
    [{ method: 'PUT', repeatable: false }, 1],
    [{ method: 'GET', attempts: 2 }, 2],
    [{ method: 'POST', attempts: 2 }, 1],
  ] as const)('%o: %i', (endpoint, expected) => expect(attemptsOf(endpoint, 3)).toBe(expected));
});

describe('transient failures', () => {
  test.each([
    [new ApiError('network', ''), true],
    [new ApiError('timeout', ''), true],
    ...[500, 502, 503, 504].map((status) => [new ApiError('http', '', { status }), true] as const),
    ...[400, 401, 403, 404, 409, 422, 429].map(
      (status) => [new ApiError('http', '', { status }), false] as const,
    ),
    [new ApiError('response', '', { status: 200 }), false],
    [new ApiError('aborted', ''), false],
    [new TypeError('x'), false],
  ] as const)('%o: %s', (error, expected) => expect(isTransient(error)).toBe(expected));
});

test('waits of one second, two seconds and so on; a 503 may set another, a 500 may not', () => {
  const answer = (status: number): ApiError => new ApiError('http', '', { status, retryAfter: 7000 });
  expect([1, 2, 3].map((failures) => retryDelay(failures, new ApiError('network', '')))).toEqual([
    1000, 2000, 3000,
  ]);
  expect(retryDelay(1, answer(503))).toBe(7000);
  expect(retryDelay(1, answer(500))).toBe(1000);
  expect(retryDelay(1, new ApiError('http', '', { status: 503, retryAfter: 600_000 }))).toBe(60_000);
});

describe('a page that opens after a failure', () => {
  const at = 1_000_000;
  const tooMany = (retryAfter: number | null) => new ApiError('http', '', { status: 429, retryAfter });
  test.each([
    ['requests again at once after a transient one', new ApiError('network', ''), 0, true],
    ['counts an unusable answer as one', new ApiError('response', '', { status: 200 }), 9_999, false],
    ['requests again later', new ApiError('response', '', { status: 200 }), 10_000, true],
    ['waits as long as it must', tooMany(30_000), 29_999, false],
    ['requests when that time is over', tooMany(30_000), 30_000, true],
    ['waits a minute at most', tooMany(900_000), 60_000, true],
    ['shows a 429 without a time', tooMany(null), 500, false],
  ])('%s', (_name, error, later, expected) => expect(mayRefetch(error, at, at + later)).toBe(expected));
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-31T10:00:00Z');
  test.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['-3', null],
    ['2.5', null],
    ['0', 0],
    ['3', 3000],
    ['90', 90_000],
    ['Sat, 31 Jan 2026 10:00:05 GMT', 5000],
    ['Sat, 31 Jan 2026 09:00:00 GMT', 0],
    ['99999999999999999999', 86_400_000],
    ['Sat, 31 Jan 2099 10:00:00 GMT', 86_400_000],
  ])('%s: %s', (header, expected) => expect(parseRetryAfter(header, now)).toBe(expected));
});
