import { PROFILE_PARTS, type ProfilePart } from '@/config/profileParts';
import type { SessionUser } from '@/storage/sessionUser';
import type { OwnParts } from './useOwnParts';

export type PartState = 'notStarted' | 'inProgress' | 'done';

/** How far a part is; computed each time, never stored. */
export interface PartStatus {
  readonly state: PartState;
  /** What is missing until it is done; each has a text of its own. */
  readonly missing: readonly MissingItem[];
}
export type MissingItem = 'name' | 'countryOfBirthId' | 'countryOfResidenceId' | 'dateOfBirth';

const statusOf = (wanted: Readonly<Partial<Record<MissingItem, boolean>>>): PartStatus => {
  const missing = (Object.keys(wanted) as MissingItem[]).filter((item) => wanted[item] === false);
  const isBegun = Object.values(wanted).includes(true);
  return { state: missing.length === 0 ? 'done' : isBegun ? 'inProgress' : 'notStarted', missing };
};
const NOT_STARTED: PartStatus = { state: 'notStarted', missing: [] };

/** How far every part of a profile is. */
export function partStatuses(
  { profile }: OwnParts,
  user: SessionUser,
): Readonly<Record<ProfilePart, PartStatus>> {
  const all = Object.fromEntries(PROFILE_PARTS.map((part) => [part, NOT_STARTED])) as Record<
    ProfilePart,
    PartStatus
  >;
  if (profile === null) return all;
  return {
    ...all,
    personal: statusOf({
      name: user.firstName !== '' && user.lastName !== '',
      countryOfBirthId: profile.countryOfBirthId !== null,
      countryOfResidenceId: profile.countryOfResidenceId !== null,
      dateOfBirth: profile.dateOfBirth !== null,
    }),
  };
}
