import { expect, test } from 'vitest';
import { code } from './kind';

const SPEC = { maxLength: 2, pattern: /^[a-z]{2}$/i, says: 'countryCode', upperCase: true } as const;

test('a code is written in capitals if its declaration says so', () => {
  expect(code.check('ca', SPEC)).toEqual({ value: 'CA' });
});

test('for a code that breaks its pattern, the message says what the pattern needs', () => {
  expect(code.check('c4', SPEC)).toEqual({ wrong: { key: 'forms:hints.countryCode' } });
  expect(code.check('can', SPEC)).toMatchObject({ wrong: { key: 'problems:tooLong' } });
});
