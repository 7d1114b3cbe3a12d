import { useMemo } from 'react';
import { languageChoices } from '@/i18n/languageNames';
import { useTextLanguage } from '@/i18n/useTextLanguage';

/**
 * All languages as options, sorted by their names in the interface language. A chosen language is an option
 * even if it is not in our list.
 * @param chosen codes, separated by spaces
 */
export function useLanguageOptions(chosen: string) {
  const language = useTextLanguage();
  return useMemo(
    () => languageChoices(language, chosen.split(' ')).map(({ code, name }) => ({ value: code, name })),
    [language, chosen],
  );
}
