import { goalCode } from '@/features/profile/goal';
import { readMeaning, readSections } from '@/features/standing/readProfile';

/** What a profile says for the pages about recognition and visas, as codes; undefined for what it does not say. */
export interface OwnPlaces {
  /** The first citizenship, not where somebody was born. */
  readonly citizenship: string | undefined;
  readonly level: string | undefined;
  readonly goal: string;
}

/** @throws the error of the read where nothing could be read at all */
export async function readOwnPlaces(userId: string): Promise<OwnPlaces> {
  const [{ sections }, { countryCode, levelCode }] = await Promise.all([readSections(userId), readMeaning()]);
  const { profile, destination } = sections;
  return {
    citizenship: countryCode(profile?.citizenshipIds?.[0] ?? ''),
    level: levelCode(profile?.educationLevelId ?? ''),
    goal: goalCode((destination?.countryIds ?? []).flatMap((id) => countryCode(id) ?? [])),
  };
}
