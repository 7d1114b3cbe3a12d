import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTextLanguage } from '@/i18n/useTextLanguage';
import { type CountryChoice, countryChoices, type ServerCountry } from './countryChoice';
import { countriesQuery } from '@/api/allCountries';

/** The server's countries as choices, with names in the interface language and sorted by them. */
export function useCountryChoices(countries: readonly ServerCountry[]): readonly CountryChoice[] {
  const language = useTextLanguage();
  return useMemo(() => countryChoices(countries, language), [countries, language]);
}

interface CountryList {
  /** Empty while loading, and if the countries are built in: the backend does not know the ids of those. */
  readonly choices: readonly CountryChoice[];
  /** Whether the list could not be read. */
  readonly isMissing: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
  readonly nameOf: (code: string) => string;
}

const NONE = [] as const;

/** The backend's countries as choices. */
export function useCountryList(): CountryList {
  const { data, error, isFetching, refetch } = useQuery(countriesQuery());
  const choices = useCountryChoices(data === undefined || data.isSample ? NONE : data.data.data);
  return {
    choices,
    isMissing: error !== null || data?.isSample === true,
    retry: () => void refetch(),
    retrying: isFetching,
    nameOf: (code) => choices.find((country) => country.code === code)?.name ?? code,
  };
}
