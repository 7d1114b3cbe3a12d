import type { LanguageCode } from '@/config/languages';
import { currentLanguage } from './i18n';

/** A Chinese full stop is as wide as a letter: nothing follows it but the next sentence. */
const WITHOUT_SPACES: readonly LanguageCode[] = ['zh-cn', 'zh-tw', 'yue'];

/** Sentences after each other, with the space that the language has between them; what is false is left out. */
export const sentences = (texts: readonly (string | false)[], language = currentLanguage()): string =>
  texts.filter(Boolean).join(WITHOUT_SPACES.includes(language) ? '' : ' ');
