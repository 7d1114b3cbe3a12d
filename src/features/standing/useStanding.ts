import { queryOptions, useQuery } from '@tanstack/react-query';
import { profileSections } from '@/api/endpoints/profileSections';
import { type ReadState, readState } from '@/ui/loading/readState';
import type { Standing } from './standing';

const standingQuery = (userId: string) =>
  queryOptions({
    // The path of the read that it comes from begins its key: what touches that, touches this.
    queryKey: [profileSections.mine.path, 'standing', userId],
    // The rules, and what computes with them, come in a chunk of their own.
    queryFn: async (): Promise<Standing> => (await import('./standing')).readStanding(userId),
  });

/**
 * Where the signed-in person stands. Read and worked out beside the page; stale as soon as a part is changed. Loading
 * while not `enabled`.
 */
export function useStanding(userId: string, enabled = true): ReadState<Standing> {
  return readState(useQuery({ ...standingQuery(userId), enabled }));
}
