import { type Day, isMonth, type Month } from '@/eligibility/calendar';
import { latinDigits } from '@/i18n/latinDigits';
import { monthText, readMonth, typedMonth } from '@/forms/fields/monthText';
import { formatNumber } from '@/i18n/format';

/** A stored month as it is typed: the year in the digits of the interface. */
export function storedMonth(month: Month | null): string {
  if (month === null || !isMonth(month)) return '';
  const year = formatNumber(Number(month.slice(0, 4)), { useGrouping: false });
  return monthText({ year, month: month.slice(5, 7) });
}

/** Nobody's schooling or work began before; a year further ahead is a slip, and one of another calendar too. */
const EARLIEST_YEAR = 1940;
const YEARS_AHEAD = 10;

export interface YearRange {
  readonly min: number;
  readonly max: number;
}

/** The years that a month may have; undefined where the typed one is fine, or none was typed. */
export function yearOutOf(text: string, today: Day): YearRange | undefined {
  const year = latinDigits(typedMonth(text).year).trim();
  const range = { min: EARLIEST_YEAR, max: Number(today.slice(0, 4)) + YEARS_AHEAD };
  const fine =
    year === '' || (/^\d{4}$/.test(year) && Number(year) >= range.min && Number(year) <= range.max);
  return fine ? undefined : range;
}

/** A month in words: 'May 2020'; undefined for none. */
export const monthOf = (text: string): Month | undefined => readMonth(text) ?? undefined;
