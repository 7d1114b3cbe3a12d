import { expect, test } from 'vitest';
import { code } from './kind';

const SPEC = { maxLength: 2, pattern: /^[a-z]{2}$/i, says: 'countryCode', upperCase: true } as const;

test('a code is written in capitals where it says so', () => {
  expect(code.check('ca', SPEC)).toEqual({ value: 'CA' });
});

test('a code that breaks its pattern is told what the pattern asks for', () => {
  expect(code.check('c4', SPEC)).toEqual({ wrong: { key: 'forms:hints.countryCode' } });
  expect(code.check('can', SPEC)).toMatchObject({ wrong: { key: 'problems:tooLong' } });
});
