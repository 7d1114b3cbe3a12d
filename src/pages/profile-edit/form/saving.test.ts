import { describe, expect, it } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import { mergeChanges, storedRecord } from './saving';

const FIELDS = ['a', 'b', 'c'] as const;
const base = { a: '1', b: '1', c: ['1'] };

describe('changes of two people', () => {
  it.each([
    ['only here', { a: '2', b: '1', c: ['1'] }, base, { a: '2', b: '1', c: ['1'] }, []],
    ['only there', base, { a: '1', b: '3', c: ['1'] }, { a: '1', b: '3', c: ['1'] }, ['b']],
    ['in different fields', { ...base, a: '2' }, { ...base, b: '3' }, { a: '2', b: '3', c: ['1'] }, ['b']],
    ['in one field', { ...base, a: '2' }, { ...base, a: '3' }, { ...base, a: '2' }, ['a']],
    ['to the same', { ...base, c: ['2'] }, { ...base, c: ['2'] }, { ...base, c: ['2'] }, []],
  ])('%s', (_name, mine, stored, merged, asked) => {
    expect(mergeChanges(base, mine, stored, FIELDS)).toEqual({ merged, asked });
  });
});

describe('the record that a refusal brings along', () => {
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
    refusal(409, { current: 7 }),
    refusal(422, { current: 'now' }),
    new Error('network'),
  ])('is none where %s has none', (error) => {
    expect(storedRecord(error, read)).toBeUndefined();
  });
});
