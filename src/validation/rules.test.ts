import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, isFilled, isPhone, passwordMessages } from './rules';
import { leastTime } from '@/runtime/leastTime.fixture';

describe('e-mail (R-501)', () => {
  test.each([
    'a@b.c',
    ' ada@example.test ',
    '\tada@example.test\n',
    'ada.lovelace+jobs@mail.example.co.uk',
    '"quoted"@example.test',
    'ünïcode@exämple.test',
    'ada@例え.テスト',
    'a@b..c',
    'a@..b',
    'ada@-x.y',
    "o'brien@example.test",
    'a@[127.0.0.1]',
    `${'a'.repeat(241)}@example.test`,
  ])('accepted: %s', (email) => expect(isEmail(email)).toBe(true));

  test.each([
    '',
    ' ',
    'ada',
    '@',
    '@b.c',
    'a@',
    'a@b',
    'a@b.',
    'a@.b',
    'a@.',
    'a b@c.d',
    'a@b c.d',
    'a@b.c d',
    'a@@b.c',
    'a@b@c.d',
    'a@b.c@',
    'a\u00a0b@c.d',
    'a@b\n.c',
    'a@b.c, d@e.f',
    `${'a'.repeat(250)}@b.cd`,
  ])('refused: %s', (email) => expect(isEmail(email)).toBe(false));

  test('the same answer as the plain pattern, on any input', () => {
    const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const part = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', 'é', '\n'), maxLength: 12 });
    fc.assert(
      fc.property(part, (text) => {
        expect(isEmail(text)).toBe(pattern.test(text.trim()));
      }),
      { numRuns: 2000 },
    );
  });

  test('a crafted text of 100,000 characters is checked at once', () => {
    const time = leastTime(() => {
      expect(isEmail(`a@${'a.'.repeat(50_000)}@`)).toBe(false);
      expect(isEmail(`a@${'.'.repeat(100_000)}`)).toBe(false);
    });
    expect(time).toBeLessThan(20);
  });
});

describe('password (R-506)', () => {
  test('six characters by default', () => {
    expect(passwordMessages('12345')).toEqual([{ key: 'validation:password.length', values: { min: 6 } }]);
    expect(passwordMessages('123456')).toEqual([]);
  });

  const RULES = [
    ['uppercase', 'ÀB', 'validation:password.uppercase'],
    ['lowercase', 'ab', 'validation:password.lowercase'],
    ['digit', '12', 'validation:password.digit'],
    ['special', '!?', 'validation:password.special'],
  ] as const;
  const combinations = Array.from({ length: 16 }, (_value, bits) =>
    RULES.filter((_rule, index) => (bits & (1 << index)) !== 0),
  );

  test.each(combinations.map((rules) => [rules.map(([name]) => name).join('+') || 'none', rules] as const))(
    'requirements %s: all failures, in order',
    (_name, rules) => {
      const asked = Object.fromEntries(rules.map(([name]) => [name, true]));
      const short = { key: 'validation:password.length', values: { min: 6 } };
      expect(passwordMessages('', asked)).toEqual([short, ...rules.map(([, , key]) => ({ key }))]);
      expect(passwordMessages(RULES.map(([, good]) => good).join(''), asked)).toEqual([]);
    },
  );

  test.each(Array.from('!@#$%^&*(),.?":{}|<>'))('%s is a special character', (character) => {
    expect(passwordMessages(`abcdef${character}`, { special: true })).toEqual([]);
  });
  test.each(Array.from('-_+=;/~`'))('%s is not', (character) => {
    expect(passwordMessages(`abcdef${character}`, { special: true })).toHaveLength(1);
  });
});

describe('required and phone', () => {
  test.each([
    ['', false],
    ['  ', false],
    ['a', true],
    [null, false],
    [undefined, false],
    [0, true],
    [false, true],
  ])('%s filled: %s', (value, expected) => expect(isFilled(value)).toBe(expected));

  test.each([
    ['+1 555 123 4567', true],
    ['(030) 123-456', true],
    ['0049.30.123456', true],
    ['12', false],
    ['call me', false],
    ['+1 555 CALL', false],
    ['1'.repeat(41), false],
  ])('phone %s: %s', (value, expected) => expect(isPhone(value)).toBe(expected));
});
