import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './i18n';

/** How texts are put together: each language has its own signs and spaces between them. */
const isChinese = (language: LanguageCode): boolean =>
  language === 'zh-cn' || language === 'zh-tw' || language === 'yue';

/** A name and what is said of it: "Age: 33". */
export function labelled(name: string, text: string, language = currentLanguage()): string {
  if (isChinese(language)) return `${name}：${text}`;
  return language === 'fr' ? `${name}\u00a0: ${text}` : `${name}: ${text}`;
}

/** What stands in brackets behind a text, with the space before it. */
export const inBrackets = (text: string, language = currentLanguage()): string =>
  isChinese(language) ? `（${text}）` : ` (${text})`;

/** From one thing to another: "1–3". The invisible word joiners keep it on one line; Persian says it in a word. */
export const joinRange = (from: string, to: string, language = currentLanguage()): string =>
  language === 'fa' ? `${from} تا ${to}` : `${from}\u2060–\u2060${to}`;
