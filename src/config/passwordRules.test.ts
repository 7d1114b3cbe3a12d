import { expect, test } from 'vitest';
import { parseConfig } from './env';

test.each([
  [undefined, {}],
  ['', {}],
  [false, {}],
  ['digit', { digit: true }],
  [' Uppercase ,digit,, digit ', { uppercase: true, digit: true }],
  ['lowercase,constructor,emoji,special', { lowercase: true, special: true }],
  ['uppercase;digit', {}],
  ['uppercase,lowercase,digit,special', { uppercase: true, lowercase: true, digit: true, special: true }],
])('VITE_PASSWORD_RULES=%s', (given, expected) => {
  expect(parseConfig({ VITE_PASSWORD_RULES: given }, false).passwordRules).toEqual(expected);
});
