/** The eight interface languages. */
export interface Language {
  /** The value stored under `language`. */
  readonly code: LanguageCode;
  /** BCP 47 tag for `<html lang>` and Intl. */
  readonly tag: string;
  /** Short label on the language button. */
  readonly label: string;
  /** The language's own name, shown in the menu. */
  readonly name: string;
  readonly direction: Direction;
  readonly font: FontFamily;
}

export type Direction = 'ltr' | 'rtl';
export type FontFamily = 'Inter' | 'Vazirmatn' | 'Noto Sans SC';

export const LANGUAGE_CODES = ['en', 'fr', 'es', 'ar', 'fa', 'zh-cn', 'zh-tw', 'yue'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', tag: 'en', label: 'EN', name: 'English', direction: 'ltr', font: 'Inter' },
  fr: { code: 'fr', tag: 'fr', label: 'FR', name: 'Français', direction: 'ltr', font: 'Inter' },
  es: { code: 'es', tag: 'es', label: 'ES', name: 'Español', direction: 'ltr', font: 'Inter' },
  ar: { code: 'ar', tag: 'ar', label: 'AR', name: 'العربية', direction: 'rtl', font: 'Vazirmatn' },
  fa: { code: 'fa', tag: 'fa', label: 'FA', name: 'فارسی', direction: 'rtl', font: 'Vazirmatn' },
  'zh-cn': {
    code: 'zh-cn',
    tag: 'zh-CN',
    label: 'CN',
    name: '简体中文',
    direction: 'ltr',
    font: 'Noto Sans SC',
  },
  'zh-tw': {
    code: 'zh-tw',
    tag: 'zh-TW',
    label: 'TW',
    name: '繁體中文',
    direction: 'ltr',
    font: 'Noto Sans SC',
  },
  yue: { code: 'yue', tag: 'yue', label: 'HK', name: '粵語', direction: 'ltr', font: 'Noto Sans SC' },
};

export const FALLBACK_LANGUAGE: LanguageCode = 'en';
