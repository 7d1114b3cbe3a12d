import type { LanguageCode } from '@/config/languages';

/** Whether a language is Chinese: its full-width punctuation needs no spaces around it. */
export const isChinese = (language: LanguageCode): boolean =>
  language === 'zh-cn' || language === 'zh-tw' || language === 'yue';
