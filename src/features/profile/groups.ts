import { pathOf } from '@/config/routes';

/** The groups that the facts of a person stand in, on the profile and in its editor. */
export const GROUPS = ['personal', 'profession', 'languages', 'privacy'] as const;
export type Group = (typeof GROUPS)[number];

/** What counts towards completion, by the server's field names, in the order in which it is asked for. */
const GROUP_OF = {
  headline: 'profession',
  jobCategoryId: 'profession',
  experienceYears: 'profession',
  countryOfBirthId: 'personal',
  countryOfResidenceId: 'personal',
  educationLevelId: 'profession',
  skills: 'profession',
  languages: 'languages',
  summary: 'profession',
  experienceLevelId: 'profession',
} as const satisfies Record<string, Group>;

export type CountedField = keyof typeof GROUP_OF;
export const COUNTED_FIELDS = Object.keys(GROUP_OF) as CountedField[];
export const groupOf = (field: CountedField): Group => GROUP_OF[field];

/** Where a group is edited. */
export const editorPath = (group: Group): string => `${pathOf('profileEdit')}#${group}`;
