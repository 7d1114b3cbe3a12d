import { toMark } from './intlLocale';
import { currentLanguage } from './language';
import { isPlainNumber, numberIn, plainNumber } from './numberIn';

/** A number in the interface language; '–' if it is not finite. */
export const formatNumber = (
  value: number,
  options?: Intl.NumberFormatOptions,
  language = currentLanguage(),
): string => numberIn(language, value, options);

/** A share as a percentage: 0.95 is "95%". */
export function formatPercent(share: number, language = currentLanguage()): string {
  const hundredths = Math.round(share * 100);
  if (isPlainNumber(hundredths, language)) return `${plainNumber(hundredths)}%`;
  const text = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, language);
  // The Arabic letter mark puts the sign on the same side as inside a sentence.
  return language === 'fa' ? `\u061c${text}` : text;
}

/** The first and the last place of several: "21–40", in French "21 à 40". */
export const formatPlaces = (from: number, to: number, language = currentLanguage()): string =>
  [from, to].map((end) => formatNumber(end, undefined, language)).join(toMark(language));

/** A range of numbers: "1–3", in French "1 à 3"; one number if both ends are the same. */
export const formatRange = (from: number, to: number, language = currentLanguage()): string =>
  from === to ? formatNumber(from, undefined, language) : formatPlaces(from, to, language);
