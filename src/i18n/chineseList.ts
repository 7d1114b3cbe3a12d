import type { LanguageCode } from '@/config/languages';

const ENDS_IN_LATIN = /[\p{Script=Latin}\d]$/u;
const BEGINS_IN_LATIN = /^[\p{Script=Latin}\d]/u;

/**
 * A Chinese list: "甲、乙和丙". Intl.ListFormat is not used: for Hong Kong it gives the formal word where
 * Cantonese says 同, and it puts no space between 和 and a Latin letter or digit, which all other texts have.
 */
export function chineseList(
  items: readonly string[],
  language: LanguageCode,
  style: 'long' | 'narrow',
): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1 || style === 'narrow') return items.join('、');
  const before = items.slice(0, -1).join('、');
  const and = language === 'yue' ? '同' : '和';
  const space = (is: boolean) => (is ? ' ' : '');
  return `${before}${space(ENDS_IN_LATIN.test(before))}${and}${space(BEGINS_IN_LATIN.test(last))}${last}`;
}
