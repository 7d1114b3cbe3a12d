import { type ListAddress, listAddress, type Param } from '@/lists/address';
import { oneOf } from '@/lists/params';

/** The period of the reports in UTC, and the period to compare it with. */
export interface Period {
  /** For example `2026-01-31`. Both dates are included. */
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;
const MOST_YEARS = 3;
const PERIODS = ['90', '30', '365'] as const;
const COMPARES = ['', 'previous', 'year'] as const;
export type Compare = (typeof COMPARES)[number];

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
const plusDays = (day: string, days: number): string => dayAt(timeOf(day) + days * DAY);

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? timeOf(text) : Number.NaN;
  return !Number.isNaN(time) && dayAt(time) === text;
};

/** The same day in another year. 29 February becomes 28 February when that year has no 29th. */
function yearsLater(day: string, years: number): string {
  const other = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(other) ? other : other.replace(/-29$/, '-28');
}

/** Why two dates are no valid period; undefined when they are one. */
export function wrongWith(from: string, to: string): 'backwards' | 'tooLong' | undefined {
  if (to < from) return 'backwards';
  return to >= yearsLater(from, MOST_YEARS) ? 'tooLong' : undefined;
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

/** Today's date in UTC. */
export const todayInUtc = (): string => dayAt(Date.now());

/** The custom period of the address; undefined when it is invalid. Without an end date it ends today. */
function chosen({ from, to }: Pick<ReportState, 'from' | 'to'>, today: string): Period | undefined {
  if (from === '') return undefined;
  const end = to === '' ? today : to;
  return wrongWith(from, end) === undefined ? { from, to: end } : undefined;
}

export const lastDays = (days: number, today: string): Period => ({
  from: plusDays(today, 1 - days),
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
  const days = Math.round((timeOf(to) - timeOf(from)) / DAY) + 1;
  return { from: plusDays(from, -days), to: plusDays(from, -1) };
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
