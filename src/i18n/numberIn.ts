import type { LanguageCode } from '@/config/languages';
import { intlLocale } from './intlLocale';

const cache = new Map<string, unknown>();
/** Intl's objects are slow to make: one of each kind, language and set of options. */
export function cached<T>(kind: string, language: LanguageCode, options: object, make: () => T): T {
  const key = `${kind}|${language}|${JSON.stringify(options)}`;
  const format = cache.get(key);
  if (format !== undefined) return format as T;
  const made = make();
  cache.set(key, made);
  return made;
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
/** From here on, numbers are written with an exponent. */
const MOST_DIGITS = 1e21;

/**
 * A whole number in English needs no Intl: its first use takes a phone as long as a section of the page, and the home
 * page, which is taken over in English, has only such numbers.
 */
export const isPlain = (value: number, language: LanguageCode): boolean =>
  language === 'en' && Number.isInteger(value) && Math.abs(value) < MOST_DIGITS && !Object.is(value, -0);
export const plain = (value: number): string => String(value).replace(THOUSANDS, ',');

/** A number as a language writes it; a dash for none. */
export function numberIn(language: LanguageCode, value: number, options?: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(value)) return '–';
  if (options === undefined && isPlain(value, language)) return plain(value);
  return cached(
    'number',
    language,
    options ?? {},
    () => new Intl.NumberFormat(intlLocale(language), options),
  ).format(value);
}
