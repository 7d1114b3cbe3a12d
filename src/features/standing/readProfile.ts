import { countries } from '@/api/endpoints/countries';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { type ProfileSections, profileSections } from '@/api/endpoints/profileSections';
import { user } from '@/api/endpoints/user';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { isNotFound, isNotOffered } from '@/errors/ApiError';
import { declaredSections } from '@/features/profile/useOwnSections';
import { profileQuery } from '@/features/profile/useProfile';
import type { Meaning } from './plainOf';

/**
 * Reads the sections from the endpoints that every backend has. The data of a failed request counts as
 * unknown.
 */
async function readDeclared(userId: string): Promise<ProfileSections> {
  const [profile, tests] = await Promise.allSettled([
    queryClient().fetchQuery(profileQuery(userId)),
    queryClient().fetchQuery(queryOptionsFor(user.languageTests)),
  ]);
  const hasNone = profile.status === 'rejected' && isNotFound(profile.reason);
  if (profile.status === 'rejected' && !hasNone && tests.status === 'rejected') throw profile.reason;
  return declaredSections({
    profile: profile.status === 'fulfilled' ? profile.value : null,
    languageTests: tests.status === 'fulfilled' ? [...tests.value] : [],
  });
}

/**
 * All sections of the signed-in person's profile, in one request where the backend supports it, otherwise in
 * several.
 * @throws the error of the request when nothing could be read
 */
export async function readSections(
  userId: string,
): Promise<{ readonly sections: ProfileSections; readonly hasAllParts: boolean }> {
  try {
    const sections = await queryClient().fetchQuery(queryOptionsFor(profileSections.mine));
    return { sections, hasAllParts: true };
  } catch (error) {
    if (!isNotOffered(error)) throw error;
    return { sections: await readDeclared(userId), hasAllParts: false };
  }
}

/**
 * The meaning of the ids in a profile. The built-in lists have no ids of the backend, so they are not used.
 */
export async function readMeaning(): Promise<Pick<Meaning, 'countryCode' | 'levelCode'>> {
  const [places, levels] = await Promise.allSettled([
    queryClient().fetchQuery(queryOptionsFor(countries.list)),
    queryClient().fetchQuery(queryOptionsFor(educationLevels.hierarchy)),
  ]);
  const countryList = places.status === 'fulfilled' && !places.value.isSample ? places.value.data.data : [];
  const ranks = levels.status === 'fulfilled' && !levels.value.isSample ? levels.value.data : [];
  const codes = new Map(countryList.map(({ id, code }) => [id, code]));
  const names = new Map(ranks.map(({ id, code }) => [id, code]));
  return { countryCode: (id) => codes.get(id), levelCode: (id) => names.get(id) };
}
