import { currentLanguage } from './i18n';
import { isChinese } from './isChinese';

/** The colon between a name and what is said of it, with its spaces; no line may end before the French one. */
export const colon = (language = currentLanguage()): string =>
  isChinese(language) ? '：' : language === 'fr' ? '\u00a0: ' : ': ';

/** A name and what is said of it: "Total: 12". */
export const labelled = (label: string, text: string, language = currentLanguage()): string =>
  `${label}${colon(language)}${text}`;
