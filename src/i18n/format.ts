import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './language';
import { intlLocale, moneyIn } from './intlLocale';
import { keepUnit } from './keepUnit';
import { formatNumber } from './formatNumber';
import { dateFormat } from './formatYear';
import { cachedFormat } from './numberIn';

/**
 * Formats numbers, dates and names in the interface language by Intl. Components that use these functions
 * must also use `useTranslation`, so that they render again when the language changes. What the first screens
 * need is in separate files, so that the rest is not start-up code.
 */
export { formatList } from './formatList';
export { formatNumber, formatPercent, formatPlaces, formatRange } from './formatNumber';
export { formatYear } from './formatYear';

/** An amount of money; an unknown currency is shown as its code. */
export function formatCurrency(amount: number, currency: string, language = currentLanguage()): string {
  try {
    return formatNumber(amount, moneyIn(language, currency), language);
  } catch {
    return `${formatNumber(amount, undefined, language)} ${currency}`;
  }
}

/** A wage: cents only if the amount has some; an unknown currency is shown as its code. */
export function formatPay(amount: number, currency: string, language = currentLanguage()): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = moneyIn(language, currency, digits);
  // Pay is compared across countries, so English shows CA$ instead of $ too.
  const create = () => new Intl.NumberFormat(language === 'en' ? 'en-US' : intlLocale(language), options);
  try {
    return cachedFormat('pay', language, options, create).format(amount);
  } catch {
    return `${formatNumber(amount, undefined, language)} ${currency}`;
  }
}

/** The name of a currency in the interface language; its code when there is no name. */
export const currencyName = (code: string, language = currentLanguage()): string =>
  nameIn('currency', code, language) ?? code;

type When = string | number | Date | null | undefined;
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
/** A date between 1900 and 2200; null for a missing, invalid or distant one, whatever a server sent. */
function toDate(when: When): Date | null {
  if (when === null || when === undefined || when === '' || when === 0) return null;
  const date = new Date(when);
  const time = date.getTime();
  return time >= EARLIEST && time <= LATEST ? date : null;
}

/** A calendar day, which is the same day in every time zone. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Adjusts the options to the language and the kind of date. */
function dateOptions(
  when: When,
  options: Intl.DateTimeFormatOptions,
  language: LanguageCode,
): Intl.DateTimeFormatOptions {
  const adjusted = { ...options };
  // The medium date is all digits in Arabic, so that day and month could be confused.
  if (language === 'ar' && options.dateStyle === 'medium') adjusted.dateStyle = 'long';
  // Times have 24 hours in every language: jobs.md quotes 'Saved at 14:02'.
  if (options.timeStyle !== undefined || options.hour !== undefined) adjusted.hourCycle = 'h23';
  if (typeof when === 'string' && DAY.test(when)) {
    adjusted.timeZone = 'UTC';
    delete adjusted.timeStyle;
  }
  return adjusted;
}

/**
 * Where Intl writes a date beside a time of 24 hours in digits only, so that it looks unlike other dates and, in
 * Cantonese, day and month could be confused.
 */
const DIGITS_WITH_TIME: readonly LanguageCode[] = ['zh-tw', 'yue'];

const CHINESE_DATE = [/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/gu, '\u2060'] as const;

/**
 * Places within a date where a line must not break, and the character that prevents it: "November 22",
 * "22 de noviembre", "22 novembre", "13 h 05", a day with its month in Arabic and Persian, and the numbers of
 * a Chinese date with 年, 月 and 日.
 */
const NO_BREAKS: Partial<Record<LanguageCode, readonly [RegExp, string]>> = {
  en: [/(?<=\p{L}{3}\.?) (?=\d{1,2}(?!\d|:))/gu, '\u00a0'],
  es: [/(?<=\d) (?=de |\p{L}{3})/gu, '\u00a0'],
  fr: [/(?<=\d) (?=h |\p{L}{2})|(?<=\d h) (?=\d)/gu, '\u00a0'],
  ar: [/(?<=(?<!\d)\d{1,2}) (?=\p{L}{2})/gu, '\u00a0'],
  fa: [/(?<=(?<!\p{N})\p{N}{1,2}) (?=\p{L}{2})/gu, '\u00a0'],
  'zh-cn': CHINESE_DATE,
  'zh-tw': CHINESE_DATE,
  yue: CHINESE_DATE,
};

/**
 * A date in the calendar of the language; '–' when there is none.
 * @param when a point in time, shown in the device's time zone; or a day ('YYYY-MM-DD'), shown without a time
 */
export function formatDate(
  when: When,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
  language = currentLanguage(),
): string {
  const date = toDate(when);
  if (date === null) return '–';
  const adjusted = dateOptions(when, options, language);
  if (language === 'fa' && options.dateStyle === 'full') {
    // Intl's full date in Persian has the year first and the weekday last.
    const { timeZone } = adjusted;
    const weekday = dateFormat(
      { weekday: 'long', ...(timeZone === undefined ? {} : { timeZone }) },
      language,
    );
    return `${weekday.format(date)} ${formatDate(when, { ...options, dateStyle: 'long' }, language)}`;
  }
  const { dateStyle, timeStyle, ...rest } = adjusted;
  if (DIGITS_WITH_TIME.includes(language) && dateStyle !== undefined && timeStyle !== undefined)
    return [{ dateStyle }, { timeStyle }]
      .map((style) => formatDate(when, { ...rest, ...style }, language))
      .join(' ');
  const text = dateFormat(adjusted, language).format(date);
  const noBreak = NO_BREAKS[language];
  const unbroken = noBreak === undefined ? text : text.replace(...noBreak);
  return language === 'fr' ? frenchDate(unbroken) : unbroken;
}

/**
 * Canadian French rules that Intl does not apply: "1er novembre", "2 h 05" instead of
 * "02 h 05", "8 h" on the hour.
 */
const frenchDate = (text: string): string =>
  text
    .replace(/(?<!\d)1(?=\u00a0\p{L}{2})/u, '1er')
    .replace(/(?<!\d)0(?=\d\u00a0h)/gu, '')
    .replace(/(?<=\d\u00a0h)\u00a000(?!\d)/gu, '');

/** A date with its time to the minute, in the device's time zone; '–' when there is none. */
export const formatMoment = (when: When, dateStyle: 'medium' | 'long' | 'full' = 'medium'): string =>
  formatDate(when, { dateStyle, timeStyle: 'short' });

/** The time of day, to the minute. */
export const formatTime = (when: When): string => formatDate(when, { timeStyle: 'short' });

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * A relative time in words, such as "2 hours ago"; '–' when there is no date.
 * @param now ms since the epoch
 * @param largest no larger unit is used: 'in 7 days' instead of 'next week'
 */
export function formatRelative(
  when: When,
  now: number,
  language = currentLanguage(),
  largest: (typeof STEPS)[number][0] = 'year',
): string {
  const date = toDate(when);
  if (date === null) return '–';
  const seconds = (date.getTime() - now) / 1000;
  const steps = STEPS.slice(STEPS.findIndex(([unit]) => unit === largest));
  // Rounded before the unit is chosen: 59.7 seconds are a minute, not 60 seconds.
  const [unit, length] =
    steps.find(([, size], at) => {
      const smaller = steps[at + 1]?.[1] ?? 1;
      const rounded = Math.round(Math.abs(seconds) / smaller) * smaller;
      return Math.max(Math.abs(seconds), rounded) >= size;
    }) ?? (['second', 1] as const);
  const options = { numeric: 'auto' } as const;
  const text = cachedFormat(
    'relative',
    language,
    options,
    () => new Intl.RelativeTimeFormat(intlLocale(language), options),
  ).format(Math.round(seconds / length), unit);
  return keepUnit(text, language);
}

const CODE = /^[a-z]{2}$/i;

/**
 * A country's name in the interface language by its ISO code. The given name is used
 * in English and when the code has no name (R-1060).
 */
export function countryName(
  country: { readonly code?: string | null | undefined; readonly name: string },
  language = currentLanguage(),
): string {
  const { code, name } = country;
  if (language === 'en' || code === null || code === undefined || !CODE.test(code)) return name;
  return nameIn('region', code.toUpperCase(), language) ?? name;
}

/**
 * Intl's name of a region, language or currency; undefined when it has none, or when the code of a server is
 * none that Intl accepts.
 */
function nameIn(
  type: 'region' | 'language' | 'currency',
  code: string,
  language: LanguageCode,
): string | undefined {
  const names = cachedFormat(
    type,
    language,
    {},
    () => new Intl.DisplayNames([intlLocale(language)], { type, fallback: 'none' }),
  );
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}

/** The name of a region by its two-letter ISO code; the code when there is no name. */
export const regionName = (code: string, language = currentLanguage()): string =>
  nameIn('region', code, language) ?? code;

/** The name of a language by its BCP 47 code; the code when there is no name. */
export const languageName = (code: string, language = currentLanguage()): string =>
  nameIn('language', code, language) ?? code;

/** Compares texts in the alphabetical order of the language. */
export const compareTexts = (language = currentLanguage()): ((a: string, b: string) => number) =>
  cachedFormat(
    'order',
    language,
    {},
    () => new Intl.Collator(intlLocale(language), { sensitivity: 'base', numeric: true }),
  ).compare;
