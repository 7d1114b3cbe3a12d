import { expect, test } from 'vitest';
import { number } from './kind';

const SPEC = { min: 0, max: 20 };

test.each(['7', '۷', '٧', '７'])('%s is seven', (typed) => {
  expect(number.check(typed, SPEC)).toEqual({ value: 7 });
});

test.each(['21', '-1', '1.5', 'x', '1e1', '9999999999'])('%s is refused', (typed) => {
  expect(number.check(typed, SPEC)).toEqual({
    wrong: { key: 'problems:wholeNumber', values: { min: 0, max: 20 } },
  });
});

test('an empty number is left to the backend, or removes the number if that is allowed', () => {
  expect(number.empty?.(SPEC)).toBeUndefined();
  expect(number.empty?.({ ...SPEC, mayBeNone: true })).toBeNull();
});
