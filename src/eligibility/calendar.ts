import { DAY } from '@/config/time';

/**
 * Calendar days and months as text. A day is 'YYYY-MM-DD', a month 'YYYY-MM'. Neither has a time zone, so a
 * day does not change where clocks are behind UTC.
 */
export type Day = string;
export type Month = string;

const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(\d{2})$/;

const two = (value: number): string => String(value).padStart(2, '0');
const four = (value: number): string => String(value).padStart(4, '0');
const write = (year: number, month: number, day: number): Day => `${four(year)}-${two(month)}-${two(day)}`;

/**
 * Midnight UTC of a day, in ms since the epoch. It uses setUTCFullYear, because Date.UTC reads the years 0 to
 * 99 as 1900 to 1999.
 */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

function parts(day: Day): [year: number, month: number, day: number] {
  const match = DAY_TEXT.exec(day);
  if (match === null) throw new RangeError('not a calendar day');
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

function fromUtc(time: number): Day {
  const date = new Date(time);
  return write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The number of days in a month; `month` counts from 1. */
const lengthOf = (year: number, month: number): number => new Date(utc(year, month + 1, 0)).getUTCDate();

/** Whether a text is a day that exists: '2024-02-29' is, '2023-02-29' is not. */
export function isDay(text: string): boolean {
  const match = DAY_TEXT.exec(text);
  if (match === null) return false;
  const [year, month, day] = parts(text);
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month);
}

/** The day at the start of a text, which is a day or an ISO date and time; null if it is neither. */
export function dayOf(text: string): Day | null {
  const day = text.slice(0, 10);
  return isDay(day) && (text.length === 10 || text[10] === 'T' || text[10] === ' ') ? day : null;
}

/** The device's calendar day. */
export const today = (now: Date = new Date()): Day =>
  write(now.getFullYear(), now.getMonth() + 1, now.getDate());

export const todayInUtc = (): Day => fromUtc(Date.now());

export function addDays(day: Day, days: number): Day {
  return fromUtc(utc(...parts(day)) + days * DAY);
}

/** The same day some months later (or earlier). If that month has no such day, its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = parts(day);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return write(toYear, toMonth, Math.min(date, lengthOf(toYear, toMonth)));
}

/** The last day of an interval of some months: one day before `addMonths`. */
export const lastDayAfter = (start: Day, months: number): Day => addDays(addMonths(start, months), -1);

/** The number of days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(...parts(to)) - utc(...parts(from))) / DAY);

/** Days until a day, in the device's time zone; negative when it has passed. @param now in ms */
export const daysLeft = (day: Day, now: number): number => daysBetween(today(new Date(now)), day);

/**
 * Age in full years on a day. In a common year a person born on 29 February becomes a year older on 28
 * February.
 */
export function ageOn(birth: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return addMonths(birth, years * 12) <= day ? years : years - 1;
}

export const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other);

/** Whether a text is a month that exists. */
export function isMonth(text: string): boolean {
  const month = Number(MONTH.exec(text)?.[2] ?? 0);
  return month >= 1 && month <= 12;
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** A month as a number, so that months can be counted: consecutive months differ by 1. */
export const monthNumber = (month: Month): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
