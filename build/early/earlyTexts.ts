import { isRecord } from '@/api/answer';
import { LANGUAGE_CODES } from '@/config/languages';
import { intlLocale } from '@/i18n/intlLocale';
import { shownLanguage } from '@/i18n/language';
import { openApp } from '@/runtime/app';

/** Id of the element with the texts of a document (build/earlyHead.ts). */
const TEXTS_ID = 'page-texts';

type Values = Readonly<Record<string, string | number>>;
export type Say = (key: string, values?: Values) => string;

/**
 * The few texts that the document of a page contains, in its language, and the same language for the app's own
 * functions that format numbers and dates. A missing text is an Error, so that nothing is shown.
 */
export function openTexts(page: Document): Say {
  const language = LANGUAGE_CODES.find((code) => code === page.documentElement.lang.toLowerCase());
  const all: unknown = JSON.parse(page.getElementById(TEXTS_ID)?.textContent ?? '{}');
  const texts = isRecord(all) && language !== undefined ? all[language] : undefined;
  if (language === undefined || !isRecord(texts))
    throw new Error('The document has no texts in this language');
  const shown = shownLanguage(openApp());
  shown.code = () => language;
  shown.isRtl = () => page.documentElement.dir === 'rtl';
  const rules = new Intl.PluralRules(intlLocale(language));
  return (key, values = {}) => {
    const { count } = values;
    const names =
      typeof count === 'number'
        ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rules.select(count)}`, `${key}_other`]
        : [key];
    const text = names.map((name) => texts[name]).find((found) => typeof found === 'string');
    if (typeof text !== 'string') throw new Error(`The document has no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
