import type { LanguageCode } from '@/config/languages';

/**
 * The locale that Intl is asked for, per interface language. Chromium has no data for `yue` and would answer in
 * English, so Cantonese takes Hong Kong's. Arabic keeps the Latin digits that its texts are written with.
 */
const INTL_LOCALES: Readonly<Record<LanguageCode, string>> = {
  en: 'en-CA',
  fr: 'fr-CA',
  es: 'es-419',
  ar: 'ar-u-nu-latn',
  fa: 'fa-u-ca-persian',
  'zh-cn': 'zh-CN',
  'zh-tw': 'zh-TW',
  yue: 'zh-HK',
};

/** What every use of Intl, and i18next's choice of plurals, gives as its locale. */
export const intlLocale = (language: LanguageCode): string => INTL_LOCALES[language];

const TO: Partial<Record<LanguageCode, string>> = { fr: '\u00a0à\u00a0', fa: '\u00a0تا\u00a0' };
/** What stands between two numbers of a range: invisible joiners, or spaces that no line ends at, keep it together. */
export const toMark = (language: LanguageCode): string => TO[language] ?? '\u2060–\u2060';

/** Arabic and Persian have no signs for foreign money: their sentences name it. */
export const namesMoney = (language: LanguageCode): boolean => language === 'ar' || language === 'fa';

export const moneyIn = (language: LanguageCode, currency: string, digits = 0) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: namesMoney(language) ? 'name' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }) as const;
