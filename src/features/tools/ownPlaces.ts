import { queryClient } from '@/api/queries';
import { goalCode } from '@/features/profile/goal';
import { ownSectionsQuery } from '@/features/profile/useOwnSections';
import { readMeaning } from '@/features/standing/readMeaning';

/**
 * The answers that a profile gives to the pages about recognition and visas, as codes; undefined when
 * missing.
 */
export interface OwnPlaces {
  /** The first citizenship, not the country of birth. */
  readonly citizenship: string | undefined;
  readonly level: string | undefined;
  readonly goal: string;
}

/** @throws the error of the request for the profile */
export async function readOwnPlaces(userId: string): Promise<OwnPlaces> {
  const [{ profile, destination }, { countryCode, levelCode }] = await Promise.all([
    queryClient().fetchQuery(ownSectionsQuery(userId)),
    readMeaning(),
  ]);
  return {
    citizenship: countryCode(profile?.citizenshipIds?.[0] ?? ''),
    level: levelCode(profile?.educationLevelId ?? ''),
    goal: goalCode((destination?.countryIds ?? []).flatMap((id) => countryCode(id) ?? [])),
  };
}
