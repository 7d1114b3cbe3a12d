import type { LanguageCode } from '@/config/languages';
import { type Day, isDay, isMonth, lastDayAfter } from '@/eligibility/calendar';
import { formatDate } from './format';
import { currentLanguage } from './language';
import { intlLocale } from './intlLocale';

/** Forms ask for Gregorian months and days in every language. */
const GREGORIAN = 'gregory';
const DAY_OF_EACH_MONTH = Array.from({ length: 12 }, (_, at) => `2001-${String(at + 1).padStart(2, '0')}-15`);

/** The names of the twelve Gregorian months in the interface language, January first. */
export const gregorianMonths = (language = currentLanguage()): readonly string[] =>
  DAY_OF_EACH_MONTH.map((day) => formatDate(day, { month: 'long', calendar: GREGORIAN }, language));

const calendarOf = (language: LanguageCode): string =>
  new Intl.DateTimeFormat(intlLocale(language)).resolvedOptions().calendar;

/**
 * A Gregorian day ('YYYY-MM-DD') or month ('YYYY-MM') in the language's own calendar; in Persian, a month
 * lies in two. Undefined when the calendar is Gregorian too, and for an invalid or distant date.
 */
export function inOwnCalendar(when: string, language = currentLanguage()): string | undefined {
  if (calendarOf(language) === GREGORIAN || formatDate(when) === '–') return undefined;
  if (isDay(when)) return formatDate(when, { dateStyle: 'long' }, language);
  if (!isMonth(when)) return undefined;
  const first = `${when}-01`;
  const [from, to] = [monthAndYear(first, language), monthAndYear(lastDayAfter(first, 1), language)];
  const begin = from.year === to.year ? from.month : `${from.month} ${from.year}`;
  return `${begin} – ${to.month} ${to.year}`;
}

/** Intl writes a range of Persian months as one month, so both ends are formatted separately. */
const monthAndYear = (day: Day, language: LanguageCode) => ({
  month: formatDate(day, { month: 'long' }, language),
  year: formatDate(day, { year: 'numeric' }, language),
});
