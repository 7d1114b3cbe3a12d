import type { ProfileSection } from '@/config/profileSections';
import { pathOf } from '@/routing/routes';
import type { SectionProgress } from './profileProgress';

/** Where a section of a profile is changed. */
export const sectionPath = (section: ProfileSection): string =>
  section === 'documents' ? pathOf('documents') : `${pathOf('profileEdit')}/${section}`;

/**
 * The next section after one that is not done, beginning again at the first; undefined where all others are.
 * @param offered the sections, in their order.
 */
export function nextSection(
  section: ProfileSection,
  offered: readonly ProfileSection[],
  statuses: Readonly<Record<ProfileSection, SectionProgress>>,
): ProfileSection | undefined {
  const at = offered.indexOf(section);
  return [...offered.slice(at + 1), ...offered.slice(0, Math.max(0, at))].find(
    (other) => statuses[other].state !== 'done',
  );
}

/** The sections that the old fragments of the editor's address meant. */
const OF_FRAGMENT: Readonly<Record<string, ProfileSection>> = {
  '#personal': 'personal',
  '#profession': 'work',
  '#languages': 'languages',
  '#privacy': 'visibility',
};
export const sectionOfFragment = (fragment: string): ProfileSection | undefined =>
  Object.hasOwn(OF_FRAGMENT, fragment) ? OF_FRAGMENT[fragment] : undefined;

/** An address of the editor that remembers where to go back to. */
export const withBack = (path: string, back: string | null): string =>
  back === null ? path : `${path}?back=${encodeURIComponent(back)}`;
