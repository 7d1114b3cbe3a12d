import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './language';

const BEFORE_UNIT = /(?<=\p{N}) (?=\p{L})/u;
const BEFORE_CHINESE_UNIT = /(?<=\p{N}) ?(?=\p{Script=Han})/u;

/**
 * Prevents a line break between a number and its unit, as in "il y a 3 jours". English
 * is unchanged, because the product's texts are written that way. In Simplified
 * Chinese, Intl puts no space before the unit, but all other texts have one.
 */
export const keepUnit = (text: string, language: LanguageCode = currentLanguage()): string =>
  language === 'en' ? text : text.replace(language === 'zh-cn' ? BEFORE_CHINESE_UNIT : BEFORE_UNIT, '\u00a0');
