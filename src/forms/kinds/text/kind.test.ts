import { expect, test } from 'vitest';
import { text } from './kind';

test('a text of the maximum length is accepted, a longer one refused with the limit', () => {
  expect(text.check('abc', { maxLength: 3 })).toEqual({ value: 'abc' });
  expect(text.check('abcd', { maxLength: 3 })).toEqual({
    wrong: { key: 'problems:tooLong', values: { count: 3 } },
  });
});

test('numbers from other backends are read as text, anything else as nothing', () => {
  expect([3, true, null, {}, ['a']].map((raw) => text.read(raw))).toEqual(['3', 'true', null, null, null]);
});
