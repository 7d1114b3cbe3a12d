import type { UserProfile } from './records.ts';

interface Begun {
  readonly id: string;
  readonly userId: string;
  /** ISO date and time. */
  readonly at: string;
}

/** The fields of a profile that the person writes. */
export type ProfileFields = Omit<UserProfile, 'id' | 'userId' | 'createdAt' | 'updatedAt'>;

/** A new, empty profile. */
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
