import { useQuery } from '@tanstack/react-query';
import { countries } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import type { SessionUser } from '@/storage/sessionUser';
import { type PartStatuses, partStatuses } from './partStates';
import type { OwnParts } from './useOwnParts';

const CANADA = 'CA';

/** How far every part of the profile is. */
export function usePartStatuses(parts: OwnParts, user: SessionUser): PartStatuses {
  const { data } = useQuery({
    ...queryOptionsFor(countries.list),
    select: (list) => list.data.data.find(({ code }) => code === CANADA)?.id,
  });
  return partStatuses(parts, user, data);
}
