import { currentLanguage } from './i18n';
import { isChinese } from './isChinese';

/**
 * The colon between a label and its value, with its spaces; the French one has a no-break space before it.
 */
export const colon = (language = currentLanguage()): string =>
  isChinese(language) ? '：' : language === 'fr' ? '\u00a0: ' : ': ';

/** A label with its value: "Total: 12". */
export const labelled = (label: string, text: string, language = currentLanguage()): string =>
  `${label}${colon(language)}${text}`;
