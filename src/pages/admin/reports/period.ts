import { type ListAddress, listAddress, type Param } from '@/lists/address';
import { oneOf } from '@/lists/params';

/** Which days the reports are about, in UTC, and with which they are compared. */
export interface Period {
  /** `2026-01-31`; both included. */
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

/** The same day in another year; the last of February where that year has no 29th. */
function yearsLater(day: string, years: number): string {
  const other = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(other) ? other : other.replace(/-29$/, '-28');
}

/** What is wrong with two days as a period; undefined for nothing. */
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

/** The UTC day of now. */
export const todayInUtc = (): string => dayAt(Date.now());

/** The days between two that somebody chose; undefined where they make no period. Without an end it is today. */
function chosen({ from, to }: Pick<ReportState, 'from' | 'to'>, today: string): Period | undefined {
  if (from === '') return undefined;
  const end = to === '' ? today : to;
  return wrongWith(from, end) === undefined ? { from, to: end } : undefined;
}

export const lastDays = (days: number, today: string): Period => ({
  from: plusDays(today, 1 - days),
  to: today,
});

export interface Asked {
  readonly period: Period;
  /** One of the usual periods, or dates of somebody's own. */
  readonly choice: ReportState['period'] | 'other';
  readonly compare: Period | undefined;
}

/** The period of a comparison: as many days before, or the same days a year earlier. */
function comparedWith({ from, to }: Period, compare: Compare): Period | undefined {
  if (compare === '') return undefined;
  if (compare === 'year') return { from: yearsLater(from, -1), to: yearsLater(to, -1) };
  const days = Math.round((timeOf(to) - timeOf(from)) / DAY) + 1;
  return { from: plusDays(from, -days), to: plusDays(from, -1) };
}

/** What an address asks for; what makes no sense counts as absent. */
export function askedFor(state: ReportState, today: string): Asked {
  const other = chosen(state, today);
  const period = other ?? lastDays(Number(state.period), today);
  return {
    period,
    choice: other === undefined ? state.period : 'other',
    compare: comparedWith(period, state.compare),
  };
}
