import { useQuery } from '@tanstack/react-query';
import { countries } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import type { CountryChoice } from './countryChoice';
import { useCountryChoices } from './useCountryChoices';

interface CountryList {
  /** Empty until they have come, and where they are the built-in ones: their ids are not the backend's. */
  readonly choices: readonly CountryChoice[];
  /** The list could not be read. */
  readonly isMissing: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
  readonly nameOf: (code: string) => string;
}

const NONE = [] as const;

/** The backend's countries, to choose from. */
export function useCountryList(): CountryList {
  const { data, error, isFetching, refetch } = useQuery(queryOptionsFor(countries.list));
  const choices = useCountryChoices(data === undefined || data.isSample ? NONE : data.data.data);
  return {
    choices,
    isMissing: error !== null || data?.isSample === true,
    retry: () => void refetch(),
    retrying: isFetching,
    nameOf: (code) => choices.find((country) => country.code === code)?.name ?? code,
  };
}
