import { countriesQuery } from '@/api/allCountries';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { queryClient, queryOptionsFor } from '@/api/queries';
import type { Meaning } from './plainOf';

/**
 * The meaning of the ids in a profile. The built-in lists have no ids of the backend, so they are not used.
 */
export async function readMeaning(): Promise<Pick<Meaning, 'countryCode' | 'levelCode'>> {
  const [places, levels] = await Promise.allSettled([
    queryClient().fetchQuery(countriesQuery()),
    queryClient().fetchQuery(queryOptionsFor(educationLevels.hierarchy)),
  ]);
  const countryList = places.status === 'fulfilled' && !places.value.isSample ? places.value.data.data : [];
  const ranks = levels.status === 'fulfilled' && !levels.value.isSample ? levels.value.data : [];
  const codes = new Map(countryList.map(({ id, code }) => [id, code]));
  const names = new Map(ranks.map(({ id, code }) => [id, code]));
  return { countryCode: (id) => codes.get(id), levelCode: (id) => names.get(id) };
}
