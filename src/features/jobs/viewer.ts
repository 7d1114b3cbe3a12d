import { useState } from 'react';
import { useSession } from '@/identity/identity';
import { type JobFilters, JOBS, usualSort } from './filters';

/** What filters and matches need to know about the person who views jobs. */
export interface JobViewer {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly hasProfile: boolean;
}

export function useJobViewer(): JobViewer {
  const session = useSession();
  return session.status === 'signedIn'
    ? { userId: session.user.id, hasProfile: session.user.userProfileId !== null }
    : { userId: null, hasProfile: false };
}

/**
 * Whether what is viewed may be stored on this device. Not after the person of this page has signed out: they
 * leave the page next, and it is read once more before that.
 */
export function useMayStoreViewed(): boolean {
  const { userId } = useJobViewer();
  const [viewer, setViewer] = useState(userId);
  if (userId !== null && userId !== viewer) setViewer(userId);
  return userId !== null || viewer === null;
}

/** The filters that this person can use. The others are shown as unavailable and are not sent. */
export function usableFilters(filters: JobFilters, { userId, hasProfile }: JobViewer): JobFilters {
  const sort = filters.sort === 'match' && !hasProfile ? usualSort(filters.q) : filters.sort;
  return {
    ...filters,
    sort,
    match: hasProfile ? filters.match : JOBS.plain.match,
    hideApplied: userId === null ? JOBS.plain.hideApplied : filters.hideApplied,
  };
}
