import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countries } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import { type CountryChoice, countryChoices } from './countryChoice';

interface CountryList {
  /** Empty until they have come, and where they are the built-in ones: their ids are not the backend's. */
  readonly choices: readonly CountryChoice[];
  /** The list could not be read. */
  readonly isMissing: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
  readonly nameOf: (code: string) => string;
}

/** The backend's countries, to choose from. */
export function useCountryList(): CountryList {
  const { i18n } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(queryOptionsFor(countries.list));
  const choices = useMemo(
    () => (data === undefined || data.isSample ? [] : countryChoices(data.data.data)),
    // The names and their order follow the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, i18n.language],
  );
  return {
    choices,
    isMissing: error !== null || data?.isSample === true,
    retry: () => void refetch(),
    retrying: isFetching,
    nameOf: (code) => choices.find((country) => country.code === code)?.name ?? code,
  };
}
