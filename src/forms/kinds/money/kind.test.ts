import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCell, checkField } from '@/forms/kinds/checkField';
import { PAY_PERIODS } from '@/config/jobs';
import { joinParts, money } from './kind';

const SPEC = { currencies: ['CAD', 'USD'] };
const typed = (...parts: string[]) => checkField({ kind: 'money', ...SPEC }, joinParts(parts));

test('two amounts, a currency and a period, in digits of any script', () => {
  expect(typed('55 000', '۷۰۰۰۰', 'cad', 'year')).toEqual({
    value: { min: 55_000, max: 70_000, currency: 'CAD', period: 'year' },
  });
  expect(typed('', '30', 'CAD', 'hour')).toMatchObject({ value: { min: null, max: 30 } });
});

test('no amount is no pay', () => {
  expect(typed('', '', 'CAD', 'year')).toEqual({ value: null });
});

test.each([
  [['x', '', 'CAD', 'year'], 'amount'],
  [['2.5', '', 'CAD', 'year'], 'amount'],
  [['9', '8', 'CAD', 'year'], 'amountOrder'],
  [['9', '', 'XXX', 'year'], 'money'],
  [['9', '', 'CAD', 'decade'], 'money'],
] as const)('%j is refused: %s', (parts, rule) => {
  expect(typed(...parts)).toEqual({ wrong: { key: `problems:${rule}` } });
});

test('the value in a file can be read again', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 999_999 }));
  const pay = fc
    .record({
      min: amount,
      max: amount,
      currency: fc.constantFrom('CAD', 'USD'),
      period: fc.constantFrom(...PAY_PERIODS),
    })
    .filter(({ min, max }) => (min !== null || max !== null) && (min ?? 0) <= (max ?? Infinity));
  fc.assert(
    fc.property(pay, (value) => {
      const cell = String(money.write(value));
      expect(checkCell({ kind: 'money', ...SPEC }, cell)).toEqual({ value });
    }),
  );
});

test('for an invalid cell, the message shows a valid pay', () => {
  const cell = 'about 50k';
  expect(money.check(money.typedIn?.(cell) ?? '', SPEC)).toMatchObject({ wrong: {} });
});

test.each([null, 'a lot', {}, { currency: 'CAD' }, { min: -1, max: NaN, currency: 'CAD' }, { min: 5 }])(
  'an unreadable pay of a backend is none: %j',
  (raw) => {
    expect(money.read(raw)).toBeNull();
  },
);
