import { useMemo } from 'react';
import { useTextLanguage } from '@/i18n/useTextLanguage';
import { type CountryChoice, countryChoices, type ServerCountry } from './countryChoice';

/** The server's countries as choices, with names in the interface language and sorted by them. */
export function useCountryChoices(countries: readonly ServerCountry[]): readonly CountryChoice[] {
  const language = useTextLanguage();
  return useMemo(() => countryChoices(countries, language), [countries, language]);
}
