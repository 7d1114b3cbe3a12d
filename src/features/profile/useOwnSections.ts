import { useQuery } from '@tanstack/react-query';
import { documents } from '@/api/endpoints/documents';
import { type ProfileSections, profileSections } from '@/api/endpoints/profileSections';
import { user as userCalls } from '@/api/endpoints/user';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { PROFILE_SECTIONS, type ProfileSection } from '@/config/profileSections';
import { dataOf, mapRead, readState, type ReadState } from '@/ui/loading/readState';
import { useProfile } from './useProfile';

/** All sections of the signed-in person's profile, as the backend has them. */
export interface OwnSections extends ProfileSections {
  /** The sections that this backend and this deployment support, in their order. */
  readonly offered: readonly ProfileSection[];
}

/** The sections that a backend without the endpoint for all sections does not store. */
const OF_SECTIONS: readonly ProfileSection[] = ['education', 'experience', 'family', 'destination'];

const offered = (without: readonly ProfileSection[]): readonly ProfileSection[] =>
  PROFILE_SECTIONS.filter(
    (part) => !without.includes(part) && (part !== 'documents' || areaIsOn('documents')),
  );

const whole = (sections: ProfileSections): OwnSections => ({ ...sections, offered: offered([]) });

/**
 * The sections from the endpoints that every backend has, for a backend without the endpoint for all
 * sections.
 */
function useDeclaredParts(userId: string, enabled: boolean): ReadState<OwnSections> {
  const profile = useProfile(userId, enabled);
  const tests = readState(useQuery({ ...queryOptionsFor(userCalls.languageTests), enabled }));
  const papers = readState(
    useQuery({ ...queryOptionsFor(documents.list), enabled: enabled && areaIsOn('documents') }),
  );
  return mapRead(profile, (known) => {
    const ownDocuments = dataOf(papers);
    const missing: ProfileSection[] = [
      ...OF_SECTIONS,
      ...(tests.status === 'notOffered' ? (['tests'] as const) : []),
      ...(papers.status === 'notOffered' ? (['documents'] as const) : []),
    ];
    const usable = (ownDocuments ?? []).filter(({ status }) => status !== 'rejected');
    const sections = declaredSections({
      profile: known,
      languageTests: [...(dataOf(tests) ?? [])],
      documents: {
        count: ownDocuments?.length ?? 0,
        verified: usable.filter(({ status }) => status === 'verified').length,
        types: usable.map(({ type }) => type),
      },
    });
    return { ...sections, offered: offered(missing) };
  });
}

export const ownSectionsQuery = () => queryOptionsFor(profileSections.mine);

/**
 * All sections of the profile, in one request where the backend supports it, otherwise in several. The state
 * is 'loading' while not `enabled`.
 */
export function useOwnSections(userId: string, enabled = true): ReadState<OwnSections> {
  const sections = readState(useQuery({ ...ownSectionsQuery(), enabled }));
  const declared = useDeclaredParts(userId, sections.status === 'notOffered');
  return sections.status === 'notOffered' ? declared : mapRead(sections, whole);
}

type Declared = Pick<ProfileSections, 'profile' | 'languageTests' | 'documents'>;

/**
 * Builds the sections of a profile from the endpoints that every backend has, for a backend without the
 * endpoint for all sections. Whatever those endpoints do not return is empty.
 */
export const declaredSections = (declared: Partial<Declared>): ProfileSections => ({
  profile: null,
  education: [],
  experience: [],
  languageTests: [],
  family: null,
  destination: null,
  documents: { count: 0, verified: 0, types: [] },
  ...declared,
});
