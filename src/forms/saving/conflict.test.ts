import { describe, expect, it } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import { storedRecord } from './conflict';

describe('the record in a refusal', () => {
  const refusal = (status: number, body: unknown) => new ApiError('http', 'refused', { status, body });
  const read = (body: unknown) => {
    if (typeof body !== 'string') throw new TypeError('no record');
    return body;
  };

  it('is read', () => {
    expect(storedRecord(refusal(409, { message: 'no', current: 'now' }), read)).toBe('now');
  });
  it.each([
    refusal(409, { message: 'no' }),
    refusal(409, null),
    refusal(409, ['now']),
    refusal(409, { current: 7 }),
    refusal(422, { current: 'now' }),
    new Error('network'),
  ])('is none if %s has none', (error) => {
    expect(storedRecord(error, read)).toBeUndefined();
  });
  it('is none if there is none, whatever the parser makes of nothing', () => {
    expect(storedRecord(refusal(409, { message: 'no' }), () => 'empty')).toBeUndefined();
  });
});
