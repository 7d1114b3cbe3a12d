import { useMemo } from 'react';
import { languageChoices } from '@/i18n/languageNames';
import { useTextLanguage } from '@/i18n/useTextLanguage';

/** All languages as options, sorted by their names in the interface language. */
export function useLanguageOptions() {
  const language = useTextLanguage();
  return useMemo(
    () => languageChoices(language).map(({ code, name }) => ({ value: code, name })),
    [language],
  );
}
