import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './language';
import { intlLocale } from './intlLocale';
import { isChinese } from './punctuation';
import { cachedFormat } from './numberIn';

const ENDS_IN_LATIN = /[\p{Script=Latin}\d]$/u;
const BEGINS_IN_LATIN = /^[\p{Script=Latin}\d]/u;

/**
 * A Chinese list: "甲、乙和丙". Intl.ListFormat is not used: for Hong Kong it gives the formal word where
 * Cantonese says 同, and it puts no space between 和 and a Latin letter or digit, which all other texts have.
 */
function chineseList(items: readonly string[], language: LanguageCode, style: 'long' | 'narrow'): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1 || style === 'narrow') return items.join('、');
  const before = items.slice(0, -1).join('、');
  const and = language === 'yue' ? '同' : '和';
  const space = (is: boolean) => (is ? ' ' : '');
  return `${before}${space(ENDS_IN_LATIN.test(before))}${and}${space(BEGINS_IN_LATIN.test(last))}${last}`;
}

/**
 * Separators for languages whose narrow list in Intl still contains 'and': "an
 * employer and Canada" would be two things.
 */
const COMMAS: Partial<Record<LanguageCode, string>> = { ar: '، ', es: ', ' };

/**
 * A list in words: "a, b and c".
 * @param style 'narrow' leaves out 'and': "a, b, c"
 */
export function formatList(
  items: readonly string[],
  language = currentLanguage(),
  style: 'long' | 'narrow' = 'long',
): string {
  if (isChinese(language)) return chineseList(items, language, style);
  const comma = style === 'narrow' ? COMMAS[language] : undefined;
  if (comma !== undefined) return items.join(comma);
  return cachedFormat(
    'list',
    language,
    { style },
    () => new Intl.ListFormat(intlLocale(language), { type: 'conjunction', style }),
  ).format(items);
}
