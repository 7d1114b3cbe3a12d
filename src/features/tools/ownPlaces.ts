import { goalCode } from '@/features/profile/goal';
import { readMeaning, readSections } from '@/features/standing/readProfile';

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

/** @throws the error of the request when nothing could be read */
export async function readOwnPlaces(userId: string): Promise<OwnPlaces> {
  const [{ sections }, { countryCode, levelCode }] = await Promise.all([readSections(userId), readMeaning()]);
  const { profile, destination } = sections;
  return {
    citizenship: countryCode(profile?.citizenshipIds?.[0] ?? ''),
    level: levelCode(profile?.educationLevelId ?? ''),
    goal: goalCode((destination?.countryIds ?? []).flatMap((id) => countryCode(id) ?? [])),
  };
}
