import type { Salary } from '@/api/endpoints/jobs';
import { type ExchangeRates, exchangeRates } from '@/config/exchange';
import { HIGHEST_PAY, type PayPeriod, PERIODS_A_YEAR } from '@/config/jobs';

/** The pay of a job as one interpretation, used by card, page, sort, filter and file. */
export interface PayRange {
  /** One of the two is null for pay 'from' or 'up to' an amount. */
  readonly min: number | null;
  readonly max: number | null;
}

interface CadPay extends PayRange {
  /** The date of the exchange rates; null when no exchange was needed. */
  readonly asOf: string | null;
}

export interface Pay extends PayRange {
  readonly kind: 'notStated' | 'exact' | 'range' | 'from' | 'upTo';
  /** ISO 4217 code of the currency of the amounts. */
  readonly currency: string;
  /** Null when the period is not stated. */
  readonly period: PayPeriod | null;
  /** The employer's own words about the pay. */
  readonly text: string | null;
  /** Canadian dollars a year, not rounded; null when there is no comparison. */
  readonly cad: CadPay | null;
  /**
   * The amount that 'pay at least' and 'highest pay' compare, in CAD a year; null counts as pay that is not
   * stated.
   */
  readonly compared: number | null;
  /** The second line, rounded to hundreds of CAD a year; null when the first line already says it. */
  readonly equivalent: CadPay | null;
}

const isUsable = (amount: number | null): boolean =>
  amount === null || (Number.isFinite(amount) && amount >= 0 && amount <= HIGHEST_PAY);

/** Both ends in order, with 0 and absent as null; undefined when no usable amount is stated. */
function rangeOf({ min, max }: Pick<Salary, 'min' | 'max'>): PayRange | undefined {
  const [low, high] = [min ?? null, max ?? null];
  if (!isUsable(low) || !isUsable(high)) return undefined;
  const [from, to] = [low === 0 ? null : low, high === 0 ? null : high];
  if (from === null && to === null) return undefined;
  return from !== null && to !== null && from > to ? { min: to, max: from } : { min: from, max: to };
}

const mapped = ({ min, max }: PayRange, change: (amount: number) => number): PayRange => ({
  min: min === null ? null : change(min),
  max: max === null ? null : change(max),
});

function kindOf({ min, max }: PayRange): Exclude<Pay['kind'], 'notStated'> {
  if (min === null) return 'upTo';
  if (max === null) return 'from';
  return min === max ? 'exact' : 'range';
}

const NOT_STATED: Omit<Pay, 'text'> = {
  kind: 'notStated',
  min: null,
  max: null,
  currency: 'CAD',
  period: null,
  cad: null,
  compared: null,
  equivalent: null,
};

/**
 * Converts an amount to Canadian dollars a year.
 * @returns undefined for a currency without a rate
 */
export function cadAYear(
  amount: number,
  period: PayPeriod,
  currency: string,
  { perCad }: ExchangeRates = exchangeRates(),
): number | undefined {
  const rate = Object.hasOwn(perCad, currency) ? perCad[currency] : undefined;
  return rate === undefined ? undefined : (amount * PERIODS_A_YEAR[period]) / rate;
}

const rounded = (amount: number): number => Math.round(amount / 100) * 100;

/** How the pay of a job is shown and compared. The server's own comparison is used before ours. */
export function payOf(salary: Salary | null | undefined, rates: ExchangeRates = exchangeRates()): Pay {
  const text = salary?.text?.trim() || null;
  const serverCad = salary?.cad ?? null;
  const serverRange = serverCad && rangeOf(serverCad);
  const stated = salary && rangeOf(salary);
  const code = salary?.currency?.trim().toUpperCase() ?? '';
  if (!stated || !/^[A-Z]{3}$/.test(code)) {
    if (!serverRange) return { ...NOT_STATED, text };
    const cad = { ...serverRange, asOf: serverCad.asOf };
    const compared = serverRange.min ?? serverRange.max;
    return {
      ...serverRange,
      kind: kindOf(serverRange),
      currency: 'CAD',
      period: 'year',
      text,
      cad,
      compared,
      equivalent: null,
    };
  }
  const period = salary.period ?? null;
  const rate = cadAYear(1, period ?? 'year', code, rates);
  const ours =
    period === null || rate === undefined
      ? null
      : { ...mapped(stated, (amount) => amount * rate), asOf: code === 'CAD' ? null : rates.asOf };
  const cad = serverRange ? { ...serverRange, asOf: serverCad.asOf } : ours;
  const says = period === 'year' && code === 'CAD';
  return {
    ...stated,
    kind: kindOf(stated),
    currency: code,
    period,
    text,
    cad,
    compared: cad && (cad.min ?? cad.max),
    equivalent: cad && !says ? { ...mapped(cad, rounded), asOf: cad.asOf } : null,
  };
}
