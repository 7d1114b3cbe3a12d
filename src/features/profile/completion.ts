import { keysOf } from '@/runtime/typed';
import type { ProfileCompletion } from '@/api/endpoints/userProfiles';
import { PROFILE_COMPLETE_ABOVE } from '@/config/limits';
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
export const COUNTED_FIELDS = keysOf(SECTION_OF_FIELD);
export const sectionOfField = (field: CountedField): ProfileSection => SECTION_OF_FIELD[field];

export interface FieldGain {
  /** Percentage points of completion. */
  readonly percent: number;
  /** False when the backend did not send the figure: then every missing field counts the same. */
  readonly isExact: boolean;
}

/** How much each missing field would add to the completion. */
function fieldGains({ percentage, missing, items }: ProfileCompletion): ReadonlyMap<CountedField, FieldGain> {
  const names = new Set(missing);
  const gainOf = new Map((items ?? []).map(({ field, gain }) => [field, gain]));
  const each = (100 - percentage) / names.size;
  return new Map(
    COUNTED_FIELDS.filter((field) => names.has(field)).map((field) => {
      const gain = gainOf.get(field);
      return [field, { percent: gain ?? each, isExact: gain !== undefined }];
    }),
  );
}

/** How much completing a section would add; null when nothing in it is missing. */
export function sectionGain(completion: ProfileCompletion, part: ProfileSection): FieldGain | null {
  const inPart = [...fieldGains(completion)].filter(([field]) => sectionOfField(field) === part);
  if (inPart.length === 0) return null;
  return {
    percent: Math.round(inPart.reduce((sum, [, { percent }]) => sum + percent, 0)),
    isExact: inPart.every(([, { isExact }]) => isExact),
  };
}

export interface CompletionView {
  /** Whole percent, rounded down, so that 100 means complete. */
  readonly percent: number;
  /** Above 90 percent, regardless of other fields of the server. */
  readonly isComplete: boolean;
  /** The missing fields that can be edited here, most useful first, with what each adds. */
  readonly missing: readonly { readonly field: CountedField; readonly gain: FieldGain }[];
}

/** The number of steps that are suggested at once. */
export const NEXT_STEPS = 3;

/** The server's completion figures in the form that is shown. Unknown field names are left out. */
export function completionView(completion: ProfileCompletion): CompletionView {
  const { percentage } = completion;
  return {
    percent: Math.floor(percentage),
    isComplete: percentage > PROFILE_COMPLETE_ABOVE,
    missing: [...fieldGains(completion)].map(([field, gain]) => ({ field, gain })),
  };
}
