import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './i18n';

const BEFORE_UNIT = /(?<=\p{N}) (?=\p{L})/u;
const BEFORE_CHINESE_UNIT = /(?<=\p{N}) ?(?=\p{Script=Han})/u;

/**
 * "il y a 3 jours" never ends a line between 3 and its unit. English stays as the product pages write it. Intl's
 * Simplified Chinese has no space before the unit, which the sentences around it have.
 */
export const keepUnit = (text: string, language: LanguageCode = currentLanguage()): string =>
  language === 'en' ? text : text.replace(language === 'zh-cn' ? BEFORE_CHINESE_UNIT : BEFORE_UNIT, '\u00a0');
