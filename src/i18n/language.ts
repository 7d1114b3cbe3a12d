import { FALLBACK_LANGUAGE, type LanguageCode } from '@/config/languages';
import { appState } from '@/runtime/app';

/**
 * Reads the language of the shown texts and its direction; src/i18n/i18n.ts sets both. It is a separate file, so that
 * code which formats numbers and dates does not need the code of the texts.
 */
export const shownLanguage = appState(() => ({
  code: (): LanguageCode => FALLBACK_LANGUAGE,
  isRtl: (): boolean => false,
}));

export const currentLanguage = (): LanguageCode => shownLanguage().code();
