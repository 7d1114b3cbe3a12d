import { currentLanguage } from './i18n';
import { isChinese } from './isChinese';

/** Sentences after each other, with the space that the language has between them; what is false is left out. */
export const sentences = (texts: readonly (string | false)[], language = currentLanguage()): string =>
  texts.filter(Boolean).join(isChinese(language) ? '' : ' ');
