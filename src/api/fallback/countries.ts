import type { Page } from '@/api/lists';
import type { AnyArgs } from '@/api/endpoint';
import type { Country } from '@/api/endpoints/countries';
import { COUNTRY_NAMES } from './countryNames';
import { numberOf, samplePage, searchOf, wordOf } from './samplePage';

/** Built-in sample countries, shown only while the backend cannot be read. */
const COUNTRIES: readonly Country[] = COUNTRY_NAMES.map(({ code, name }) => ({
  id: code,
  code,
  name,
  created: null,
  lastModified: null,
}));

const matching = (term: string): readonly Country[] =>
  COUNTRIES.filter(({ code, name }) => name.toLowerCase().includes(term) || code.toLowerCase() === term);

/** One page of the matching countries, sorted by name or code. */
export const countryPage = ({ query = {} }: AnyArgs): Page<Country> =>
  samplePage(matching(searchOf(query)), query, 'name');

export const countryById = ({ path = {} }: AnyArgs): Country | undefined =>
  COUNTRIES.find(({ id }) => id === String(path.id).toUpperCase());
export const countryByCode = ({ path = {} }: AnyArgs): Country | undefined =>
  COUNTRIES.find(({ code }) => code === String(path.code).toUpperCase());
/** The sample has no regions. */
export const countriesOfRegion = (): readonly Country[] => [];

const POPULAR = ['CA', 'US', 'GB', 'AU', 'DE', 'FR', 'AE', 'NZ', 'IE', 'NL'];
export const popularCountries = ({ query = {} }: AnyArgs): readonly Country[] =>
  POPULAR.flatMap((code) => COUNTRIES.filter((country) => country.code === code)).slice(
    0,
    numberOf(query.limit, POPULAR.length),
  );
export const countryStatistics = () => ({ total: COUNTRIES.length, byRegion: {}, lastUpdated: null });

/** The sample has no visa rules: a visa is required until the backend says otherwise. */
export const visaRequirement = ({ query = {} }: AnyArgs) => ({
  from: wordOf(query.from).toUpperCase(),
  to: wordOf(query.to).toUpperCase(),
  required: true,
  type: null,
  maximumStayDays: null,
  notes: null,
});
