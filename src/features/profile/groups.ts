import type { ProfileSection } from '@/config/profileSections';
import { sectionPath } from './sections';

/** The groups of facts on the profile page. */
export const GROUPS = ['personal', 'profession', 'languages', 'privacy'] as const;
export type Group = (typeof GROUPS)[number];

/** The section of the profile editor in which each group is changed. */
const PART_OF_GROUP: Readonly<Record<Group, ProfileSection>> = {
  personal: 'personal',
  profession: 'work',
  languages: 'languages',
  privacy: 'visibility',
};

/** The address of the editor for a group. */
export const editorPath = (group: Group): string => sectionPath(PART_OF_GROUP[group]);

/**
 * The fields that count towards completion, by the server's names and in the order of the suggestions, with
 * their section.
 */
const SECTION_OF_FIELD = {
  headline: 'work',
  jobCategoryId: 'work',
  experienceYears: 'work',
  countryOfBirthId: 'personal',
  countryOfResidenceId: 'personal',
  educationLevelId: 'education',
  skills: 'work',
  languages: 'languages',
  summary: 'work',
  experienceLevelId: 'work',
} as const satisfies Record<string, ProfileSection>;

export type CountedField = keyof typeof SECTION_OF_FIELD;
export const COUNTED_FIELDS = Object.keys(SECTION_OF_FIELD) as CountedField[];
export const sectionOfField = (field: CountedField): ProfileSection => SECTION_OF_FIELD[field];
