import type { FormatterModule } from 'i18next';
import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { intlLocale } from './intlLocale';

/** Formats numbers inside texts in the digits of the text's language. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, language) {
    if (typeof value !== 'number') return value as string;
    const code = LANGUAGE_CODES.find((each) => each === language);
    return code === undefined ? String(value) : numberIn(code, value);
  },
};

const cache = new Map<string, unknown>();
/** Intl's objects are slow to create, so there is one for each kind, language and set of options. */
export function cachedFormat<T>(kind: string, language: LanguageCode, options: object, make: () => T): T {
  const key = `${kind}|${language}|${JSON.stringify(options)}`;
  const format = cache.get(key);
  if (format !== undefined) return format as T;
  const created = make();
  cache.set(key, created);
  return created;
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
/** Numbers from here on are written with an exponent. */
const MOST_DIGITS = 1e21;

/**
 * Whether a number can be written without Intl: a whole number in English. The first use of Intl takes long
 * on a phone, and the prerendered home page has only such numbers.
 */
export const isPlainNumber = (value: number, language: LanguageCode): boolean =>
  language === 'en' && Number.isInteger(value) && Math.abs(value) < MOST_DIGITS && !Object.is(value, -0);
export const plainNumber = (value: number): string => String(value).replace(THOUSANDS, ',');

/** A number in a language; '–' if it is not finite. */
export function numberIn(language: LanguageCode, value: number, given?: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(value)) return '–';
  if (given === undefined && isPlainNumber(value, language)) return plainNumber(value);
  // All of its digits would be wider than a page.
  const isHuge = Math.abs(value) >= MOST_DIGITS;
  const options: Intl.NumberFormatOptions | undefined = isHuge ? { ...given, notation: 'scientific' } : given;
  return cachedFormat(
    'number',
    language,
    options ?? {},
    () => new Intl.NumberFormat(intlLocale(language), options),
  ).format(value);
}
