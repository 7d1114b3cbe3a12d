import { useSession } from '@/identity/identity';
import { type JobFilters, JOBS, usualSort } from './filters';

/** Who looks at jobs, as far as filters and matches need to know. */
export interface JobViewer {
  /** Null is a visitor. */
  readonly userId: string | null;
  readonly hasProfile: boolean;
}

export function useJobViewer(): JobViewer {
  const session = useSession();
  return session.status === 'signedIn'
    ? { userId: session.user.id, hasProfile: session.user.userProfileId !== null }
    : { userId: null, hasProfile: false };
}

/** The filters that this person can use: the others are shown as not available, and not sent. */
export function usableFilters(filters: JobFilters, { userId, hasProfile }: JobViewer): JobFilters {
  const sort = filters.sort === 'match' && !hasProfile ? usualSort(filters.q) : filters.sort;
  return {
    ...filters,
    sort,
    match: hasProfile ? filters.match : JOBS.plain.match,
    hideApplied: userId === null ? JOBS.plain.hideApplied : filters.hideApplied,
  };
}
