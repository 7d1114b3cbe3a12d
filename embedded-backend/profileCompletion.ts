import type { UserProfile } from './data/records.ts';

/** The fields that count for the completion, each with the same weight. */
const COUNTED = [
  'countryOfBirthId',
  'countryOfResidenceId',
  'headline',
  'summary',
  'experienceYears',
  'experienceLevelId',
  'jobCategoryId',
  'educationLevelId',
  'skills',
  'languages',
] as const satisfies readonly (keyof UserProfile)[];

/** A profile is complete above this percentage. */
const COMPLETE_ABOVE = 90;

export interface Completion {
  readonly percentage: number;
  readonly isComplete: boolean;
  readonly missing: string[];
  /** The percentage that each missing field would add. */
  readonly items: { readonly field: string; readonly gain: number }[];
}

const isMissing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

export const completionOf = (profile: UserProfile | undefined): Completion => {
  const missing = COUNTED.filter((field) => !profile || isMissing(profile[field]));
  const percentage = Math.round(((COUNTED.length - missing.length) / COUNTED.length) * 100);
  const items = missing.map((field) => ({ field, gain: 100 / COUNTED.length }));
  return { percentage, isComplete: percentage > COMPLETE_ABOVE, missing, items };
};
