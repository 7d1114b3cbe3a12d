import { type Day, isMonth, type Month } from '@/eligibility/calendar';
import { formatNumber } from '@/i18n/format';
import { latinDigits } from './latinDigits';

/** A month of a year as it is typed: '01' to '12' or '', and the year in the digits of any language. */
export interface TypedMonth {
  readonly month: string;
  readonly year: string;
}

export const NO_MONTH: TypedMonth = { month: '', year: '' };

/** Nobody's schooling or work began before; a year further ahead is a slip. */
const EARLIEST_YEAR = 1940;
const YEARS_AHEAD = 10;

/** The years that may be typed on a day. */
export const yearRange = (today: Day): { readonly min: number; readonly max: number } => ({
  min: EARLIEST_YEAR,
  max: Number(today.slice(0, 4)) + YEARS_AHEAD,
});

/** What was typed: nothing, one of the two only, a year that cannot be, or a month. */
export type ReadMonth =
  | { readonly kind: 'none' | 'incomplete' | 'wrongYear' }
  | { readonly kind: 'month'; readonly value: Month };

export function readMonth({ month, year }: TypedMonth, today: Day): ReadMonth {
  const typed = latinDigits(year).trim();
  if (month === '' && typed === '') return { kind: 'none' };
  const { min, max } = yearRange(today);
  const isYear = /^\d{4}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  if (typed !== '' && !isYear) return { kind: 'wrongYear' };
  const value = `${typed}-${month}`;
  return isMonth(value) ? { kind: 'month', value } : { kind: 'incomplete' };
}

/** The month that was typed; null for nothing and for what is wrong. */
export const monthOrNull = (read: ReadMonth): Month | null => (read.kind === 'month' ? read.value : null);

/** A stored month as it would be typed, the year in the digits of the interface. */
export function typedMonth(month: Month | null): TypedMonth {
  if (month === null || !isMonth(month)) return NO_MONTH;
  return { month: month.slice(5, 7), year: formatNumber(Number(month.slice(0, 4)), { useGrouping: false }) };
}
