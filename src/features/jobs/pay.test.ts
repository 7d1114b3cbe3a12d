import { describe, expect, it } from 'vitest';
import type { Salary } from '@/api/endpoints/jobs';
import { cadAYear, payOf } from './pay';

const RATES = { asOf: '2026-11-02', perCad: { CAD: 1, EUR: 0.5, AED: 2 } };
const pay = (given: Partial<Salary> | null) =>
  payOf(given && { min: null, max: null, currency: 'CAD', period: 'year', ...given }, RATES);

describe('pay as it is shown', () => {
  it.each([
    ['a range', { min: 60_000, max: 75_000 }, { kind: 'range', min: 60_000, max: 75_000 }],
    ['both ends the same', { min: 60_000, max: 60_000 }, { kind: 'exact' }],
    ['the lower end alone', { min: 60_000 }, { kind: 'from', max: null }],
    ['the upper end alone', { max: 75_000 }, { kind: 'upTo', min: null }],
    ['nothing as its lower end', { min: 0, max: 75_000 }, { kind: 'upTo', min: null }],
    [
      'the ends the wrong way round',
      { min: 75_000, max: 60_000 },
      { kind: 'range', min: 60_000, max: 75_000 },
    ],
  ])('%s', (_name, given, expected) => expect(pay(given)).toMatchObject(expected));

  it.each([
    ['nothing', null],
    ['no amount', {}],
    ['zero on both sides', { min: 0, max: 0 }],
    ['what is no number', { min: Number.NaN, max: 60_000 }],
    ['an infinite end', { min: 1, max: Number.POSITIVE_INFINITY }],
    ['a negative end', { min: -1, max: 60_000 }],
    ['an impossible amount', { min: 60_000, max: 1_000_000_001 }],
    ['no currency', { min: 60_000, currency: null }],
    ['an unknown currency', { min: 60_000, currency: '$' }],
  ])('with %s is not stated', (_name, given) => {
    expect(pay(given)).toMatchObject({ kind: 'notStated', compared: null, equivalent: null });
  });

  it("keeps the employer's own words, also alone", () => {
    expect(pay({ text: ' As agreed ' })).toMatchObject({ kind: 'notStated', text: 'As agreed' });
  });
});

describe('pay as it is compared', () => {
  it.each([
    ['year', 60_000, 60_000],
    ['month', 5000, 60_000],
    ['week', 1000, 52_000],
    ['hour', 30, 62_400],
  ] as const)('an amount for one %s', (period, min, compared) => {
    expect(pay({ min, max: min * 2, period }).compared).toBe(compared);
  });

  it('by its upper end only if there is no lower one', () => {
    expect(pay({ max: 75_000 }).compared).toBe(75_000);
    expect(pay({ min: 60_000, max: 75_000 }).compared).toBe(60_000);
  });

  it('counts as not stated without a period or without a rate, and still shows its amount', () => {
    expect(pay({ min: 900, period: null })).toMatchObject({
      kind: 'from',
      period: null,
      compared: null,
      equivalent: null,
    });
    expect(pay({ min: 900, currency: 'ISK' })).toMatchObject({
      kind: 'from',
      currency: 'ISK',
      compared: null,
      equivalent: null,
    });
    expect(pay({ min: 900, currency: '__p' }).kind).toBe('notStated');
  });
});

describe('the second line', () => {
  it('is there only if the first line does not say it', () => {
    expect(pay({ min: 60_000 }).equivalent).toBeNull();
    expect(pay({ min: 29.33, period: 'hour' }).equivalent).toEqual({ min: 61_000, max: null, asOf: null });
  });

  it('names the day of the rates if money was converted', () => {
    const inEuro = pay({ min: 30_000, max: 40_020, currency: 'eur' });
    expect(inEuro.equivalent).toEqual({ min: 60_000, max: 80_000, asOf: '2026-11-02' });
    expect(inEuro.cad?.max).toBe(80_040);
  });

  it("is the server's comparison, if there is one", () => {
    const cad = { min: 50_000, max: 60_049, asOf: '2026-11-20T00:00:00.000Z' };
    const inEuro = pay({ min: 30_000, max: 40_000, currency: 'EUR', cad });
    expect(inEuro).toMatchObject({
      compared: 50_000,
      equivalent: { min: 50_000, max: 60_000, asOf: cad.asOf },
    });
    expect(pay({ min: 900, currency: 'ISK', period: null, cad }).compared).toBe(50_000);
    expect(pay({ cad })).toMatchObject({ kind: 'range', currency: 'CAD', period: 'year', compared: 50_000 });
    expect(pay({ min: 60_000, cad: { min: -1, max: null, asOf: null } }).compared).toBe(60_000);
  });
});

it('5000 a month is 60,000 a year', () => {
  expect(cadAYear(5000, 'month', 'CAD', RATES)).toBe(cadAYear(60_000, 'year', 'CAD', RATES));
  expect(cadAYear(1, 'year', 'toString', RATES)).toBeUndefined();
});
