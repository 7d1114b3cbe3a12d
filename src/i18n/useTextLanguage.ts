import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@/config/languages';

/** The language of the texts on the screen; the component renders again when it changes. */
export function useTextLanguage(): LanguageCode {
  const { language } = useTranslation().i18n;
  return LANGUAGE_CODES.find((code) => code === language) ?? FALLBACK_LANGUAGE;
}
