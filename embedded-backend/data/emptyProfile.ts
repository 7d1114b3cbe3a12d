import type { UserProfile } from './records.ts';

interface Begun {
  readonly id: string;
  readonly userId: string;
  /** ISO date and time. */
  readonly at: string;
}

/** What a person says in a profile: all but what the backend keeps itself. */
export type Said = Omit<UserProfile, 'id' | 'userId' | 'createdAt' | 'updatedAt'>;

/** A profile in which nothing has been said yet. */
export const emptyProfile = ({ id, userId, at }: Begun): UserProfile => ({
  id,
  userId,
  countryOfBirthId: null,
  countryOfResidenceId: null,
  referralCode: null,
  headline: null,
  summary: null,
  experienceYears: null,
  experienceLevelId: null,
  jobCategoryId: null,
  educationLevelId: null,
  skills: [],
  languages: [],
  isPublic: true,
  dateOfBirth: null,
  citizenshipIds: [],
  hideFrom: null,
  createdAt: at,
  updatedAt: at,
});
