import { queryOptions, useQuery } from '@tanstack/react-query';
import { type UserProfile, userProfiles } from '@/api/endpoints/userProfiles';
import { queryOptionsFor, send } from '@/api/queries';
import { isNotFound } from '@/errors/ApiError';
import { type CompletionView, completionView } from './completion';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';

/** The profile of a person; null when the server has none. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: [...queryOptionsFor(userProfiles.byUser, { path: { userId } }).queryKey],
    queryFn: ({ signal }): Promise<UserProfile | null> =>
      send(userProfiles.byUser, { path: { userId }, signal }).catch((error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      }),
  });

export const useProfile = (userId: string): ReadState<UserProfile | null> =>
  readState(useQuery(profileQuery(userId)));

export const completionQuery = (profileId: string) =>
  queryOptionsFor(userProfiles.completionStatus, { path: { id: profileId } });

export function useCompletion(profileId: string): ReadState<CompletionView> {
  const query = useQuery(completionQuery(profileId));
  return mapRead(readState(query), completionView);
}
