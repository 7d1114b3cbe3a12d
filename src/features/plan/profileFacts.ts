import { useQuery } from '@tanstack/react-query';
import { countries } from '@/api/endpoints/countries';
import { user } from '@/api/endpoints/user';
import { queryOptionsFor } from '@/api/queries';
import { profileQuery } from '@/features/profile/useProfile';
import { ApiError, isNotOffered } from '@/errors/ApiError';
import type { Day } from '@/eligibility/calendar';
import type { TestDays } from '@/eligibility/plan/states';
import { type Asked, type ReadState, readState } from '@/ui/loading/readState';

/** Somebody who needs a medical exam of their own. */
export interface FamilyMember {
  /** 'partner', or the id of the dependant. */
  readonly id: string;
  readonly relation: 'partner' | 'child' | 'other';
}

/** What a profile tells about the documents that a person needs. What is not known is absent. */
export interface ProfileFacts {
  /** The code of the country where the person lives. */
  readonly residence?: string;
  readonly dateOfBirth?: Day;
  readonly family: readonly FamilyMember[];
  readonly nomination?: boolean;
  readonly jobOffer?: boolean;
  /** The programme of the profile's destination. */
  readonly programme?: string;
  readonly tests: readonly TestDays[];
}

/** A query whose record, or whose whole call, is not there: nothing is known, and nothing is wrong. */
const isNone = ({ error }: Asked<unknown>): boolean =>
  isNotOffered(error) || (error instanceof ApiError && error.status === 404);

/** The facts of a person's profile, as far as there is one. */
export function useProfileFacts(userId: string, enabled: boolean): ReadState<ProfileFacts> {
  const profile = useQuery({ ...profileQuery(userId), enabled });
  const tests = useQuery({ ...queryOptionsFor(user.languageTests), enabled });
  const list = useQuery({ ...queryOptionsFor(countries.list), enabled });
  for (const query of [profile, tests]) {
    if (query.data === undefined && !isNone(query)) {
      const { status, ...rest } = readState<unknown>(query);
      return { status, ...rest } as ReadState<ProfileFacts>;
    }
  }
  const known = list.data?.isSample === false ? list.data.data.data : [];
  if (list.data === undefined && list.error === null) return { status: 'loading' };
  const residence = known.find(({ id }) => id === profile.data?.countryOfResidenceId)?.code;
  return {
    status: 'ready',
    stale: null,
    data: {
      ...(residence === undefined ? {} : { residence }),
      family: [],
      tests: [],
    },
  };
}
