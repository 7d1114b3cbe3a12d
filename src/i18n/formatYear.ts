import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './language';
import { intlLocale } from './intlLocale';
import { cachedFormat } from './numberIn';

export const dateFormat = (
  options: Intl.DateTimeFormatOptions,
  language: LanguageCode,
): Intl.DateTimeFormat =>
  cachedFormat('date', language, options, () => new Intl.DateTimeFormat(intlLocale(language), options));

/** The year as a plain number in the calendar of the language: 2026 is ۱۴۰۵ in Persian. */
export function formatYear(date: Date, language = currentLanguage()): string {
  if (language !== 'fa') return plainYear(date);
  const parts = dateFormat({ year: 'numeric' }, language).formatToParts(date);
  return parts.find(({ type }) => type === 'year')?.value ?? plainYear(date);
}
const plainYear = (date: Date): string => String(date.getFullYear());
