import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './language';

/** Whether a language is Chinese: its full-width punctuation needs no spaces around it. */
export const isChinese = (language: LanguageCode): boolean =>
  language === 'zh-cn' || language === 'zh-tw' || language === 'yue';

/** A name followed by a remark in the brackets of the language: "French (fluent)". */
export const bracketed = (name: string, aside: string, language = currentLanguage()): string =>
  isChinese(language) ? `${name}（${aside}）` : `${name} (${aside})`;

/**
 * The colon between a label and its value, with its spaces; the French one has a no-break space before it.
 */
export const colon = (language = currentLanguage()): string =>
  isChinese(language) ? '：' : language === 'fr' ? '\u00a0: ' : ': ';

/** A label with its value: "Total: 12". */
export const labelled = (label: string, text: string, language = currentLanguage()): string =>
  `${label}${colon(language)}${text}`;

/**
 * The text between two sentences or before a bracket: a space, but nothing in
 * Chinese, whose punctuation is full-width.
 */
export const sentenceGap = (language = currentLanguage()): string => (isChinese(language) ? '' : ' ');

/** Joins sentences; `false` values are left out. */
export const sentences = (texts: readonly (string | false)[], language = currentLanguage()): string =>
  texts.filter(Boolean).join(sentenceGap(language));
