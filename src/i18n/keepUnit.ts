import type { LanguageCode } from '@/config/languages';

const BEFORE_UNIT = /(?<=\p{N}) (?=\p{L})/u;

/** "il y a 3 jours" never ends a line between 3 and its unit. English stays as the product pages write it. */
export const keepUnit = (text: string, language: LanguageCode): string =>
  language === 'en' ? text : text.replace(BEFORE_UNIT, '\u00a0');
