import { toMark } from './intlLocale';
import { currentLanguage } from './i18n';
import { isPlain, numberIn, plain } from './numberIn';

/** A number in the interface language; '–' for none. */
export const formatNumber = (
  value: number,
  options?: Intl.NumberFormatOptions,
  language = currentLanguage(),
): string => numberIn(language, value, options);

/** A share of one: 0.95 is "95%". */
export function formatPercent(share: number, language = currentLanguage()): string {
  const hundredths = Math.round(share * 100);
  if (isPlain(hundredths, language)) return `${plain(hundredths)}%`;
  const text = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, language);
  // Where no letter stands before it, a mark does: else the sign would stand on the other side than in a sentence.
  return language === 'fa' ? `\u061c${text}` : text;
}

/** From one number to another: "1–3", in French "1 à 3". */
export const formatRange = (from: number, to: number, language = currentLanguage()): string =>
  `${formatNumber(from, undefined, language)}${toMark(language)}${formatNumber(to, undefined, language)}`;
