import type { ProfileSection } from '@/config/profileSections';
import { sectionPath } from './sections';

/** The groups that the facts of a person stand in on the profile. */
export const GROUPS = ['personal', 'profession', 'languages', 'privacy'] as const;
export type Group = (typeof GROUPS)[number];

/** The part of the profile in which a group is changed. */
const PART_OF_GROUP: Readonly<Record<Group, ProfileSection>> = {
  personal: 'personal',
  profession: 'work',
  languages: 'languages',
  privacy: 'visibility',
};

/** Where a group is changed. */
export const editorPath = (group: Group): string => sectionPath(PART_OF_GROUP[group]);

/** What counts towards completion, by the server's field names and in the order in which it is asked for; with its part. */
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
