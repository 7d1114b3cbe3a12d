import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { RAW } from './catalogue';
import { tooManyRequests, refusalOf, serverDetail } from './refusals';

const http = (status: number, serverMessage: string | null) =>
  new ApiError('http', `HTTP ${status}: `, { status, serverMessage });

describe('the refusal of a link in an e-mail', () => {
  it.each([
    [400, 'This verification link is no longer valid. Please ask for a new one.', 'linkSpent'],
    [410, 'This reset link is no longer valid. Please ask for a new one.', 'linkSpent'],
    [404, 'Invalid or expired token', 'linkSpent'],
    [400, 'Token has expired.', 'linkSpent'],
    [409, 'The link has already been used', 'linkSpent'],
    [410, null, 'linkSpent'],
    [409, 'Email is already verified', 'alreadyConfirmed'],
    [400, 'This link is invalid: the address has already been confirmed.', 'alreadyConfirmed'],
  ])('%i %s is known', (status, said, refusal) => {
    expect(refusalOf(http(status, said))).toBe(refusal);
  });

  it.each([
    ['an unknown sentence', http(400, 'The name is too long')],
    ['a bare 400', http(400, null)],
    ['a session that ended', http(401, 'The token has expired')],
    ['too many tries', http(429, 'Too many uses of this link; token expired')],
    ['a fault of the server', http(500, 'invalid token')],
    ['no answer', new ApiError('network', RAW.network)],
    ['our own sentence', new Error(RAW.sessionExpired)],
  ])('%s is unknown', (_, error) => {
    expect(refusalOf(error)).toBeNull();
  });

  it('is known from the name of the field, whatever the words', () => {
    const fieldErrors = { token: ['used'] };
    expect(refusalOf(new ApiError('http', 'HTTP 422: ', { status: 422, fieldErrors }))).toBe('linkSpent');
  });

  it("keeps the server's words as a detail, if there are any", () => {
    expect(serverDetail(http(410, 'Gone\nfor good'))).toEqual({
      key: 'errors:refused.detail',
      values: { text: 'Gone for good' },
    });
    expect(serverDetail(http(410, null))).toBeNull();
    expect(serverDetail(new Error('x'))).toBeNull();
  });
});

describe('too many requests', () => {
  const wait = (retryAfter: number | null, status = 429) =>
    tooManyRequests(
      new ApiError('http', `HTTP ${status}: `, { status, retryAfter, serverMessage: 'Slow down.' }),
    );

  it('show the seconds to wait, if the server says them', () => {
    expect(wait(2_400)).toEqual({ key: 'errors:refused.tooManyFor', values: { count: 3 } });
    expect(wait(0)).toEqual({ key: 'errors:refused.tooManyFor', values: { count: 1 } });
  });

  it('show a minute, if the time is longer or unknown', () => {
    expect(wait(60_000)).toEqual({ key: 'errors:refused.tooManyFor', values: { count: 60 } });
    expect(wait(60_001)).toEqual({ key: 'errors:refused.tooMany' });
    expect(wait(null)).toEqual({ key: 'errors:refused.tooMany' });
  });

  it('are no other refusal', () => {
    expect(wait(1_000, 503)).toBeNull();
    expect(tooManyRequests(new Error('x'))).toBeNull();
  });
});
