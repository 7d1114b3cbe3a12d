import { useQuery } from '@tanstack/react-query';
import { educationLevels } from '@/api/endpoints/educationLevels';
import type { Job } from '@/api/endpoints/jobs';
import { queryOptionsFor } from '@/api/queries';
import { profileQuery } from '@/features/profile/useProfile';
import { type MatchedNeed, matchOf } from './match';
import { useJobViewer } from './viewer';

interface Matcher {
  /** True until it is known whether jobs can be matched, and the profile is loaded. */
  readonly waits: boolean;
  /** Undefined without a profile, and until the profile is loaded. */
  readonly match: ((job: Job) => readonly MatchedNeed[]) | undefined;
}

/** Matches jobs with the profile of the signed-in person. */
export function useMatcher(): Matcher {
  const { userId, hasProfile } = useJobViewer();
  const profile = useQuery({ ...profileQuery(userId ?? ''), enabled: userId !== null && hasProfile });
  const levels = useQuery({ ...queryOptionsFor(educationLevels.hierarchy), enabled: hasProfile });
  const own = profile.data;
  const waits = profile.isLoading || levels.isLoading;
  if (own === undefined || own === null || !hasProfile || waits) return { waits, match: undefined };
  return { waits, match: (job) => matchOf(job, own, { education: levels.data?.data ?? [] }) };
}
