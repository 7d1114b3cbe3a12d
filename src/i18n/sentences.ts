import { currentLanguage } from './i18n';
import { isChinese } from './isChinese';

/**
 * The text between two sentences or before a bracket: a space, but nothing in
 * Chinese, whose punctuation is full-width.
 */
export const sentenceGap = (language = currentLanguage()): string => (isChinese(language) ? '' : ' ');

/** Joins sentences; `false` values are left out. */
export const sentences = (texts: readonly (string | false)[], language = currentLanguage()): string =>
  texts.filter(Boolean).join(sentenceGap(language));
