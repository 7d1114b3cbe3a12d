import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './i18n';

/** Chinese brackets are as wide as a letter, and no space stands before them. */
const WIDE: readonly LanguageCode[] = ['zh-cn', 'zh-tw', 'yue'];

/** A name and what is said of it beside, in the brackets of the language: "French (fluent)". */
export const bracketed = (name: string, aside: string, language = currentLanguage()): string =>
  WIDE.includes(language) ? `${name}（${aside}）` : `${name} (${aside})`;
