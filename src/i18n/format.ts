import { LANGUAGES, type LanguageCode } from '@/config/languages';
import { currentLanguage } from './i18n';

/**
 * Numbers, dates and names in the interface language, by Intl. Components that use these also use
 * `useTranslation`, so they render again when the language changes.
 */
const tag = (language: LanguageCode): string => LANGUAGES[language].tag;

const cache = new Map<string, unknown>();
/** Intl's objects are slow to make: one of each kind, language and set of options. */
function cached<T>(kind: string, language: LanguageCode, options: object, make: () => T): T {
  const key = `${kind}|${language}|${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known !== undefined) return known as T;
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
const isPlain = (value: number, language: LanguageCode): boolean =>
  language === 'en' && Number.isInteger(value) && Math.abs(value) < MOST_DIGITS && !Object.is(value, -0);
const plain = (value: number): string => String(value).replace(THOUSANDS, ',');

export function formatNumber(
  value: number,
  options?: Intl.NumberFormatOptions,
  language = currentLanguage(),
): string {
  if (!Number.isFinite(value)) return '–';
  if (options === undefined && isPlain(value, language)) return plain(value);
  return formatWithIntl(value, options ?? {}, language);
}

function formatWithIntl(value: number, options: Intl.NumberFormatOptions, language: LanguageCode): string {
  return cached('number', language, options, () => new Intl.NumberFormat(tag(language), options)).format(
    value,
  );
}

/** A share of one: 0.95 is "95%". */
export function formatPercent(share: number, language = currentLanguage()): string {
  const hundredths = Math.round(share * 100);
  if (isPlain(hundredths, language)) return `${plain(hundredths)}%`;
  const text = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, language);
  // Where no letter stands before it, a mark does: else the sign would stand on the other side than in a sentence.
  return language === 'fa' ? `\u061c${text}` : text;
}

/** An amount of money; an unknown currency is shown by its code. */
export function formatCurrency(amount: number, currency: string, language = currentLanguage()): string {
  try {
    return formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 }, language);
  } catch {
    return `${formatNumber(amount, undefined, language)} ${currency}`;
  }
}

type When = string | number | Date | null | undefined;
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
/** A date that can be one; null for nothing, nonsense and far-away times, whatever a server sent. */
function toDate(when: When): Date | null {
  if (when === null || when === undefined || when === '' || when === 0) return null;
  const date = new Date(when);
  const time = date.getTime();
  return time >= EARLIEST && time <= LATEST ? date : null;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A calendar day ('2026-01-31') has no time, and is the same day everywhere. */
const optionsFor = (when: When, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => {
  if (typeof when !== 'string' || !CALENDAR_DAY.test(when)) return options;
  const { timeStyle: _none, ...ofDay } = options;
  return { ...ofDay, timeZone: 'UTC' };
};

/** A moment or a calendar day, in the calendar that the language's readers use; '–' when there is none. */
export function formatDate(
  when: When,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
  language = currentLanguage(),
): string {
  const date = toDate(when);
  if (date === null) return '–';
  const fitting = optionsFor(when, options);
  return cached('date', language, fitting, () => new Intl.DateTimeFormat(tag(language), fitting)).format(
    date,
  );
}

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago or ahead, in words; '–' when there is no such date. */
export function formatRelative(when: When, now: number, language = currentLanguage()): string {
  const date = toDate(when);
  if (date === null) return '–';
  const seconds = (date.getTime() - now) / 1000;
  const [unit, length] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  const options = { numeric: 'auto' } as const;
  return cached(
    'relative',
    language,
    options,
    () => new Intl.RelativeTimeFormat(tag(language), options),
  ).format(Math.round(seconds / length), unit);
}

/** A list in words: "a, b and c". */
export const formatList = (items: readonly string[], language = currentLanguage()): string =>
  cached('list', language, {}, () => new Intl.ListFormat(tag(language), { type: 'conjunction' })).format(
    items,
  );

const CODE = /^[a-z]{2}$/i;

/**
 * A country's name in the interface language, by its ISO code; the given name in English and where the code says
 * nothing (decisions, "Languages").
 */
export function countryName(
  country: { readonly code?: string | null | undefined; readonly name: string },
  language = currentLanguage(),
): string {
  const { code, name } = country;
  if (language === 'en' || code === null || code === undefined || !CODE.test(code)) return name;
  const options = { type: 'region', fallback: 'none' } as const;
  const names = cached('region', language, options, () => new Intl.DisplayNames([tag(language)], options));
  return names.of(code.toUpperCase()) ?? name;
}

/** Orders texts as the language's readers expect. */
export const compareTexts = (language = currentLanguage()): ((a: string, b: string) => number) =>
  cached(
    'order',
    language,
    {},
    () => new Intl.Collator(tag(language), { sensitivity: 'base', numeric: true }),
  ).compare;
