import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CellProps, type Kind, PLAIN_TEXT } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { countryName } from '@/i18n/format';
import { countriesQuery } from '@/api/allCountries';

export interface CountrySpec {
  /** Which property of a country is the value; its id by default. */
  readonly by?: 'id' | 'code';
}

function Cell({ value, spec: { by = 'id' } }: CellProps<CountrySpec, string>) {
  // Renders again when the language changes, because the name depends on it.
  useTranslation();
  const { data, isLoading } = useQuery(countriesQuery());
  // Built-in countries have ids that the backend does not know.
  const countryList = data?.isSample === false ? data.data.data : [];
  const country = countryList.find((one) => one[by] === value);
  if (value !== null && isLoading) return <TextCell text={undefined} />;
  return <TextCell text={country === undefined ? value : countryName(country)} />;
}

/** A country by its id, or by its ISO code. */
export const country: Kind<CountrySpec, string> = {
  ...PLAIN_TEXT,
  Cell,
};
