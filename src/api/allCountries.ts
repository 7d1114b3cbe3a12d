import { queryOptions } from '@tanstack/react-query';
import { countries } from './endpoints/countries';
import { countryPage } from './fallback/countries';
import { queryOptionsFor } from './queries';
import { MOST_COUNTRIES, readOn } from './readPages';
import { send } from './send';

/** All countries, also of a backend that always answers one page of them. */
async function readAllCountries(signal: AbortSignal) {
  const first = await send(countries.list, { signal });
  let isSample = false;
  const data = await readOn(first.data, MOST_COUNTRIES, async (page, pageSize) => {
    const next = await send(countries.list, { query: { page, pageSize }, signal });
    isSample ||= next.isSample;
    return next.data;
  });
  // Built-in countries have other ids, so they are never shown beside those of the backend.
  return isSample ? { data: countryPage({}), isSample } : { ...first, data };
}

/** Options of `useQuery` for all countries. */
export const countriesQuery = () =>
  queryOptions({
    ...queryOptionsFor(countries.list),
    queryFn: ({ signal }) => readAllCountries(signal),
  });
