import { currentLanguage } from './i18n';
import { isChinese } from './isChinese';

/** A name followed by a remark in the brackets of the language: "French (fluent)". */
export const bracketed = (name: string, aside: string, language = currentLanguage()): string =>
  isChinese(language) ? `${name}（${aside}）` : `${name} (${aside})`;
