import type { ProfilePart } from '@/config/profileParts';
import { pathOf } from '@/routing/routes';
import type { PartStatus } from './partStates';

/** Where a part of a profile is changed. */
export const sectionPath = (part: ProfilePart): string =>
  part === 'documents' ? pathOf('documents') : `${pathOf('profileEdit')}/${part}`;

/**
 * The next part after one that is not done, beginning again at the first; undefined where all others are.
 * @param offered the parts, in their order.
 */
export function nextPart(
  part: ProfilePart,
  offered: readonly ProfilePart[],
  statuses: Readonly<Record<ProfilePart, PartStatus>>,
): ProfilePart | undefined {
  const at = offered.indexOf(part);
  return [...offered.slice(at + 1), ...offered.slice(0, Math.max(0, at))].find(
    (other) => statuses[other].state !== 'done',
  );
}

/** The sections that the old fragments of the editor's address meant. */
const OF_FRAGMENT: Readonly<Record<string, ProfilePart>> = {
  '#personal': 'personal',
  '#profession': 'work',
  '#languages': 'languages',
  '#privacy': 'visibility',
};
export const partOfFragment = (fragment: string): ProfilePart | undefined =>
  Object.hasOwn(OF_FRAGMENT, fragment) ? OF_FRAGMENT[fragment] : undefined;

/** An address of the editor that remembers where to go back to. */
export const withBack = (path: string, back: string | null): string =>
  back === null ? path : `${path}?back=${encodeURIComponent(back)}`;
