import type { LanguageCode } from '@/config/languages';

/**
 * Intl's locale of each interface language. Chromium has no data for `yue` and would use English, so
 * Cantonese uses Hong Kong's locale. Arabic keeps Latin digits, which its texts use.
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

/** The locale for all uses of Intl and for i18next's plural rules. */
export const intlLocale = (language: LanguageCode): string => INTL_LOCALES[language];

const TO: Partial<Record<LanguageCode, string>> = { fr: '\u00a0à\u00a0', fa: '\u00a0تا\u00a0' };
/** The text between the numbers of a range. */
export const toMark = (language: LanguageCode): string => TO[language] ?? '–';

/** Arabic and Persian have no symbols for foreign currencies: their names are shown. */
export const namesMoney = (language: LanguageCode): boolean => language === 'ar' || language === 'fa';

export const moneyIn = (language: LanguageCode, currency: string, digits = 0) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: namesMoney(language) ? 'name' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }) as const;
