import { onePage, type Page } from '@/api/lists';
import type { AnyArgs } from '@/api/endpoint';
import type { Country } from '@/api/endpoints/countries';
import { COUNTRY_NAMES } from './countryNames';

/** Built-in sample countries, shown only while the backend cannot be read. */
const COUNTRIES: readonly Country[] = COUNTRY_NAMES.map(({ code, name }) => ({
  id: code,
  code,
  name,
  created: null,
  lastModified: null,
}));

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');
const numberOf = (value: unknown, standard: number): number =>
  typeof value === 'number' && value > 0 ? Math.floor(value) : standard;

const matching = (term: string): readonly Country[] =>
  COUNTRIES.filter(({ code, name }) => name.toLowerCase().includes(term) || code.toLowerCase() === term);

/** One page of the matching countries, sorted by name or code. */
export function countryPage({ query = {} }: AnyArgs): Page<Country> {
  const matches = matching(textOf(query.search) || textOf(query.q));
  const by = query.sort === 'code' ? 'code' : 'name';
  const sign = query.order === 'desc' ? -1 : 1;
  const sorted = [...matches].sort((one, other) => sign * one[by].localeCompare(other[by], 'en'));
  const pageSize = numberOf(query.pageSize, Math.max(sorted.length, 1));
  const currentPage = numberOf(query.page, 1);
  const start = (currentPage - 1) * pageSize;
  return onePage(sorted.slice(start, start + pageSize), {
    totalCount: sorted.length,
    currentPage,
    pageSize,
  });
}

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
  from: textOf(query.from).toUpperCase(),
  to: textOf(query.to).toUpperCase(),
  required: true,
  type: null,
  maximumStayDays: null,
  notes: null,
});
