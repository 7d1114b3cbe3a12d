import { useQuery } from '@tanstack/react-query';
import { countries } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import type { CountryChoice } from './countryChoice';
import { useCountryChoices } from './useCountryChoices';

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
