import { queryOptions, useQuery } from '@tanstack/react-query';
import { profileSections } from '@/api/endpoints/profileSections';
import { type ReadState, readState } from '@/ui/loading/readState';
import type { Standing } from './standing';

const standingQuery = (userId: string) =>
  queryOptions({
    // The key starts with the path of the profile request, so that invalidating the profile invalidates this
    // too.
    queryKey: [profileSections.mine.path, 'standing', userId],
    // The rules and the code that applies them are in a separate chunk.
    queryFn: async (): Promise<Standing> => (await import('./standing')).readStanding(userId),
  });

/**
 * The standing of the signed-in person. It is loaded after the page, and becomes stale when a section is
 * changed. The state is 'loading' while not `enabled`.
 */
export function useStanding(userId: string, enabled = true): ReadState<Standing> {
  return readState(useQuery({ ...standingQuery(userId), enabled }));
}
