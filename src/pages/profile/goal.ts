import type { Country } from '@/api/endpoints/countries';
import type { Reference } from '@/features/profile/useReferences';

const CANADA = 'CA';

/**
 * The country that somebody's education and citizenship are looked up for: Canada, unless they want to go elsewhere
 * only. Null where the backend's own list is not there.
 * @param wanted ids of the countries of their destination
 */
export function goalOf(places: Reference<Country> | undefined, wanted: readonly string[]): Country | null {
  if (places === undefined || places.isSample) return null;
  const canada = places.items.find(({ code }) => code === CANADA);
  const goals = wanted.flatMap((id) => places.items.find((country) => country.id === id) ?? []);
  if (goals.length === 0 || goals.some(({ code }) => code === CANADA)) return canada ?? null;
  return goals[0] ?? null;
}
