import type { ProfileSection } from '@/config/profileSections';
import { pathOf } from '@/routing/routes';
import type { SectionProgress } from './profileProgress';

/** The address at which a section is changed. */
export const sectionPath = (section: ProfileSection): string =>
  section === 'documents' ? pathOf('documents') : `${pathOf('profileEdit')}/${section}`;

/**
 * The next section that is not done, starting after `section` and continuing at the first; undefined when all
 * others are done.
 * @param offered the available sections, in their order
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

/** The sections for fragments that earlier versions of the editor's address used. */
const OF_FRAGMENT: Readonly<Record<string, ProfileSection>> = {
  '#personal': 'personal',
  '#profession': 'work',
  '#languages': 'languages',
  '#privacy': 'visibility',
};
export const sectionOfFragment = (fragment: string): ProfileSection | undefined =>
  Object.hasOwn(OF_FRAGMENT, fragment) ? OF_FRAGMENT[fragment] : undefined;

/** The address of the editor with a query parameter that says where to go back to. */
export const withBack = (path: string, back: string | null): string =>
  back === null ? path : `${path}?back=${encodeURIComponent(back)}`;
