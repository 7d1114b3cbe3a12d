import { currentLanguage } from './i18n';
import { isChinese } from './isChinese';

/** What stands between two sentences, or before a bracket: a space; nothing in Chinese, whose marks are wide. */
export const gap = (language = currentLanguage()): string => (isChinese(language) ? '' : ' ');

/** Sentences after each other; what is false is left out. */
export const sentences = (texts: readonly (string | false)[], language = currentLanguage()): string =>
  texts.filter(Boolean).join(gap(language));
