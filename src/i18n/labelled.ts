import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './i18n';

/** French has a space before its colon, which no line may end at; Chinese has a wide one. */
const COLONS: Partial<Record<LanguageCode, string>> = {
  fr: '\u00a0: ',
  'zh-cn': '：',
  'zh-tw': '：',
  yue: '：',
};

/** The colon between a name and what is said of it, with its spaces. */
export const colon = (language = currentLanguage()): string => COLONS[language] ?? ': ';

/** A name and what is said of it: "Total: 12". */
export const labelled = (label: string, text: string, language = currentLanguage()): string =>
  `${label}${colon(language)}${text}`;
