import type { Day } from '@/eligibility/calendar';
import type { Wrong } from '@/forms/problems';
import { formatNumber } from '@/i18n/format';
import { monthOf, yearOutOf } from './months';
import { readMonth } from '@/forms/fields/monthText';

const plainYear = (year: number): string => formatNumber(year, { useGrouping: false });

export const notInFuture = (day: Day, today: Day): Wrong | undefined =>
  day > today ? { key: 'problems:future' } : undefined;

/** A month that was begun must be one; a month that was not given is only missing. */
export function wholeMonth(text: string, today: Day): Wrong | undefined {
  const range = yearOutOf(text, today);
  if (range !== undefined)
    return { key: 'forms:numberRange', values: { min: plainYear(range.min), max: plainYear(range.max) } };
  return readMonth(text) === undefined ? { key: 'problems:month' } : undefined;
}

/** An end that is before the start; the same month is fine. */
export function endAfterStart(start: string, end: string): Wrong | undefined {
  const [from, to] = [monthOf(start), monthOf(end)];
  return from !== undefined && to !== undefined && to < from ? { key: 'problems:endBeforeStart' } : undefined;
}
