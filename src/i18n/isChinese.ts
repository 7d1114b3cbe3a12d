import type { LanguageCode } from '@/config/languages';

/** Chinese has no spaces around its marks, which are as wide as a letter. */
export const isChinese = (language: LanguageCode): boolean =>
  language === 'zh-cn' || language === 'zh-tw' || language === 'yue';
