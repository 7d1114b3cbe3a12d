import { addDays, addMonths, type Day, daysBetween, isDay } from '@/eligibility/calendar';
import { type ListAddress, listAddress, type Param } from '@/lists/address';
import { oneOf } from '@/lists/params';

/** The period of the reports in UTC, and the period to compare it with. */
export interface Period {
  /** For example `2026-01-31`. Both dates are included. */
  readonly from: string;
  readonly to: string;
}

const MOST_YEARS = 3;
const PERIODS = ['90', '30', '365'] as const;
const COMPARES = ['', 'previous', 'year'] as const;
type Compare = (typeof COMPARES)[number];

const yearsLater = (day: Day, years: number): Day => addMonths(day, years * 12);

/** Why two dates are no valid period; undefined when they are one. */
export function wrongWith(from: string, to: string): 'backwards' | 'tooLong' | undefined {
  if (to < from) return 'backwards';
  return to > yearsLater(from, MOST_YEARS) ? 'tooLong' : undefined;
}

const day = (): Param<string> => ({
  read: ([given = '']) => (isDay(given) ? given : ''),
  write: (value) => (value === '' ? [] : [value]),
});

export interface ReportState {
  readonly period: (typeof PERIODS)[number];
  readonly from: string;
  readonly to: string;
  readonly compare: Compare;
}

export const REPORTS: ListAddress<ReportState> = listAddress('adminReports', {
  period: oneOf(PERIODS),
  from: day(),
  to: day(),
  compare: oneOf(COMPARES),
});

/** The custom period of the address; undefined when it is invalid. Without an end date it ends today. */
function chosen({ from, to }: Pick<ReportState, 'from' | 'to'>, today: string): Period | undefined {
  if (from === '') return undefined;
  const end = to === '' ? today : to;
  return wrongWith(from, end) === undefined ? { from, to: end } : undefined;
}

const lastDays = (days: number, today: string): Period => ({
  from: addDays(today, 1 - days),
  to: today,
});

export interface ReportPeriods {
  readonly period: Period;
  /** One of the usual periods, or 'other' for custom dates. */
  readonly choice: ReportState['period'] | 'other';
  readonly compare: Period | undefined;
}

/** The period for the comparison: the same number of days before, or the same days a year earlier. */
function comparedWith({ from, to }: Period, compare: Compare): Period | undefined {
  if (compare === '') return undefined;
  if (compare === 'year') return { from: yearsLater(from, -1), to: yearsLater(to, -1) };
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The periods that the address asks for. Invalid values count as absent. */
export function periodsOf(state: ReportState, today: string): ReportPeriods {
  const other = chosen(state, today);
  const period = other ?? lastDays(Number(state.period), today);
  return {
    period,
    choice: other === undefined ? state.period : 'other',
    compare: comparedWith(period, state.compare),
  };
}
