import { queryOptions, useQuery } from '@tanstack/react-query';
import { documents } from '@/api/endpoints/documents';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { type ProfileSections, profileSections } from '@/api/endpoints/profileSections';
import { user } from '@/api/endpoints/user';
import { queryClient, queryOptionsFor, send } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { PROFILE_SECTIONS, type ProfileSection } from '@/config/profileSections';
import { isNotOffered } from '@/errors/ApiError';
import { type ReadState, readState } from '@/ui/loading/readState';
import { profileQuery } from './useProfile';

/** All sections of the signed-in person's profile, as the backend has them. */
export interface OwnSections extends ProfileSections {
  /** The sections that this backend and this deployment support, in their order. */
  readonly offered: readonly ProfileSection[];
}

const withOffered = (
  sections: ProfileSections,
  missing: ReadonlySet<ProfileSection> = new Set(),
): OwnSections => ({
  ...sections,
  offered: PROFILE_SECTIONS.filter(
    (section) => !missing.has(section) && (section !== 'documents' || areaIsOn('documents')),
  ),
});

/** The data of a read; null when the backend does not offer it. @throws ApiError */
const unlessNotOffered = async <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (isNotOffered(error)) return null;
    throw error;
  });

/**
 * Reads the sections from the endpoints that every backend has, for a backend without the endpoint for all
 * sections. Whatever those endpoints do not return is empty.
 */
async function readSeparately(userId: string): Promise<OwnSections> {
  const client = queryClient();
  const [profile, languageTests, papers] = await Promise.all([
    client.fetchQuery(profileQuery(userId)),
    unlessNotOffered(client.fetchQuery(queryOptionsFor(user.languageTests))),
    areaIsOn('documents') ? unlessNotOffered(client.fetchQuery(queryOptionsFor(documents.list))) : null,
  ]);
  const usable = (papers ?? []).filter(({ status }) => status !== 'rejected');
  return withOffered(
    {
      profile,
      education: [],
      experience: [],
      languageTests: [...(languageTests ?? [])],
      family: null,
      destination: null,
      documents: {
        count: papers?.length ?? 0,
        verified: usable.filter(({ status }) => status === 'verified').length,
        types: usable.map(({ type }) => type),
      },
    },
    new Set<ProfileSection>([
      'education',
      'experience',
      'family',
      'destination',
      ...(languageTests === null ? (['tests'] as const) : []),
      ...(papers === null ? (['documents'] as const) : []),
    ]),
  );
}

/**
 * All sections of the signed-in person's profile, in one request where the backend supports it, otherwise in
 * several.
 */
export const ownSectionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...queryOptionsFor(profileSections.mine).queryKey],
    queryFn: async ({ signal }): Promise<OwnSections> => {
      const sections = await unlessNotOffered(send(profileSections.mine, { signal }));
      return sections === null ? readSeparately(userId) : withOffered(sections);
    },
  });

/** The state of `ownSectionsQuery`; 'loading' while not `enabled`. */
export const useOwnSections = (userId: string, enabled = true): ReadState<OwnSections> =>
  readState(useQuery({ ...ownSectionsQuery(userId), enabled }));

/** Reads the jobs in the profile of the signed-in person. @throws ApiError */
export const readOwnJobs = async (userId: string): Promise<readonly Experience[]> =>
  (await queryClient().fetchQuery(ownSectionsQuery(userId))).experience;
