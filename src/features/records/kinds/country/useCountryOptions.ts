import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countries } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import { compareTexts, countryName } from '@/i18n/format';

export interface CountryOption {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}
const NONE: readonly CountryOption[] = [];

/** All countries by their names in the interface language. Sample data has ids that no backend knows: none then. */
export function useCountryOptions(): {
  readonly options: readonly CountryOption[];
  readonly failed: boolean;
} {
  const { i18n } = useTranslation();
  const { data, isError } = useQuery(queryOptionsFor(countries.list));
  const { language } = i18n;
  const options = useMemo(() => {
    if (data === undefined || data.isSample) return NONE;
    const order = compareTexts();
    return data.data.data
      .map((country) => ({ id: country.id, code: country.code, name: countryName(country) }))
      .sort((a, b) => order(a.name, b.name));
    // The names follow the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, language]);
  return { options, failed: isError || data?.isSample === true };
}
