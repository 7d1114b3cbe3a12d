import { useQuery } from '@tanstack/react-query';
import { type UserProfile, userProfiles } from '@/api/endpoints/userProfiles';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { ApiError } from '@/errors/ApiError';
import type { SessionUser } from '@/storage/sessionUser';
import { type CompletionView, completionView } from './completion';
import { mapPart, type Part, partOf } from './part';

export const profileQuery = (userId: string) => queryOptionsFor(userProfiles.byUser, { path: { userId } });

/** The user profile of a person; null when the server has none. */
export function useProfile(userId: string): Part<UserProfile | null> {
  const query = useQuery(profileQuery(userId));
  if (query.data === undefined && query.error instanceof ApiError && query.error.status === 404) {
    return { status: 'ready', data: null };
  }
  return partOf(query);
}

const completionQuery = (profileId: string) =>
  queryOptionsFor(userProfiles.completionStatus, { path: { id: profileId } });

/** How complete a profile is. */
export function useCompletion(profileId: string): Part<CompletionView> {
  const query = useQuery(completionQuery(profileId));
  return mapPart(partOf(query), completionView);
}

/** Begins to read the profile of somebody who has one, and how complete it is, at the same time. */
export function readProfileAhead({ id, userProfileId }: SessionUser): void {
  if (userProfileId === null) return;
  void queryClient().prefetchQuery(profileQuery(id));
  void queryClient().prefetchQuery(completionQuery(userProfileId));
}
