import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '@/api/allCountries';
import type { ProfileSections } from '@/api/endpoints/profileSections';
import type { Day } from '@/eligibility/calendar';
import type { TestDays } from '@/eligibility/plan/states';
import { useOwnSections } from '@/features/profile/useOwnSections';
import { mapRead, type ReadState } from '@/ui/loading/readState';

/** A family member who needs a medical exam. */
export interface FamilyMember {
  /** 'partner', or the id of the dependant. */
  readonly id: string;
  readonly relation: 'partner' | 'child' | 'other';
}

/** The facts of a profile that decide which documents a person needs. Unknown facts are undefined. */
export interface ProfileFacts {
  /** Code of the country where the person lives. */
  readonly residence?: string | undefined;
  readonly dateOfBirth?: Day | undefined;
  readonly family: readonly FamilyMember[];
  readonly nomination?: boolean | undefined;
  readonly jobOffer?: boolean | undefined;
  /** The programme in the section 'destination' of the profile. */
  readonly programme?: string | undefined;
  readonly tests: readonly TestDays[];
}

type Parts = Pick<ProfileSections, 'profile' | 'languageTests' | 'family' | 'destination'>;

/** @param codeOf returns the code of a country by its id at the backend */
export function factsOf(
  { profile, languageTests, family, destination }: Parts,
  codeOf: (countryId: string) => string | undefined,
): ProfileFacts {
  const partner =
    family?.maritalStatus === 'partner' ? [{ id: 'partner', relation: 'partner' } as const] : [];
  return {
    residence: codeOf(profile?.countryOfResidenceId ?? ''),
    dateOfBirth: profile?.dateOfBirth ?? undefined,
    family: [...partner, ...(family?.dependants ?? []).map(({ id, relation }) => ({ id, relation }))],
    nomination: destination?.nomination ?? undefined,
    jobOffer: destination?.arrangedEmployment ?? undefined,
    programme: destination?.programme ?? undefined,
    tests: languageTests.flatMap(({ documentId, takenOn, resultOn }) =>
      documentId === null
        ? []
        : [{ documentId, takenOn: takenOn ?? undefined, resultOn: resultOn ?? undefined }],
    ),
  };
}

/** The facts of a person's profile. */
export function useProfileFacts(userId: string, enabled: boolean): ReadState<ProfileFacts> {
  const sections = useOwnSections(userId, enabled);
  const list = useQuery({ ...countriesQuery(), enabled });
  if (sections.status === 'ready' && list.data === undefined && list.error === null) {
    return { status: 'loading' };
  }
  // The built-in list has no ids of the backend, so it cannot be used.
  const countryList = list.data?.isSample === false ? list.data.data.data : [];
  return mapRead(sections, (own) =>
    factsOf(own, (countryId) => countryList.find(({ id }) => id === countryId)?.code ?? undefined),
  );
}
