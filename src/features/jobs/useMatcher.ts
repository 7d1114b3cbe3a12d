import { useQuery } from '@tanstack/react-query';
import { educationLevels } from '@/api/endpoints/educationLevels';
import type { Job } from '@/api/endpoints/jobs';
import { queryOptionsFor } from '@/api/queries';
import { profileQuery } from '@/features/profile/useProfile';
import { type MatchedNeed, matchOf } from './match';
import { useJobViewer } from './viewer';

/** Matches jobs with the profile of whoever is signed in; undefined without one, and until it has come. */
export function useMatcher(): ((job: Job) => readonly MatchedNeed[]) | undefined {
  const { userId, hasProfile } = useJobViewer();
  const profile = useQuery({ ...profileQuery(userId ?? ''), enabled: userId !== null && hasProfile }).data;
  const levels = useQuery({ ...queryOptionsFor(educationLevels.hierarchy), enabled: hasProfile }).data;
  if (profile === undefined || !hasProfile) return undefined;
  return (job) => matchOf(job, profile, { education: levels?.data ?? [] });
}
