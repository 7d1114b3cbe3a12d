import { useQuery } from '@tanstack/react-query';
import { type UserProfile, userProfiles } from '@/api/endpoints/userProfiles';
import { queryOptionsFor } from '@/api/queries';
import { isNotFound } from '@/errors/ApiError';
import { type CompletionView, completionView } from './completion';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';

export const profileQuery = (userId: string) => queryOptionsFor(userProfiles.byUser, { path: { userId } });

/** The profile of a person; null when the server has none. Nothing is requested while not `enabled`. */
export function useProfile(userId: string, enabled = true): ReadState<UserProfile | null> {
  const query = useQuery({ ...profileQuery(userId), enabled });
  if (query.data === undefined && isNotFound(query.error)) {
    return { status: 'ready', data: null, stale: null };
  }
  return readState(query);
}

export const completionQuery = (profileId: string) =>
  queryOptionsFor(userProfiles.completionStatus, { path: { id: profileId } });

/** The completion of a profile. */
export function useCompletion(profileId: string): ReadState<CompletionView> {
  const query = useQuery(completionQuery(profileId));
  return mapRead(readState(query), completionView);
}
