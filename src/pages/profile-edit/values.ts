import type { UserProfile, UserProfileInput } from '@/api/endpoints/userProfiles';
import { typedDecimal } from '@/i18n/latinDigits';
import { formatNumber } from '@/i18n/format';

/** A language in the editor; empty while it has not been chosen. */
export interface SpokenLanguage {
  readonly code: string;
  readonly level: string;
}

/** What a profile holds, as it stands in fields: texts as typed, ids as chosen, '' for nothing. */
export interface ProfileValues {
  readonly countryOfBirthId: string;
  readonly countryOfResidenceId: string;
  /** 'YYYY-MM-DD'. */
  readonly dateOfBirth: string;
  readonly citizenshipIds: readonly string[];
  readonly headline: string;
  readonly jobCategoryId: string;
  readonly experienceYears: string;
  readonly experienceLevelId: string;
  readonly educationLevelId: string;
  readonly skills: readonly string[];
  readonly summary: string;
  readonly languages: readonly SpokenLanguage[];
  readonly isPublic: boolean;
  /** Null until somebody has decided. */
  readonly hideFrom: readonly string[] | null;
  readonly referralCode: string;
}
export type ProfileField = keyof ProfileValues;

/** Name and phone: they belong to the account, not to the user profile. */
export interface AccountValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}
export const ACCOUNT_FIELDS = [
  'firstName',
  'lastName',
  'phone',
] as const satisfies readonly (keyof AccountValues)[];

/** What the server knows, as the first values of the fields. */
export function valuesOf(profile: UserProfile | null): ProfileValues {
  const years = profile?.experienceYears;
  return {
    countryOfBirthId: profile?.countryOfBirthId ?? '',
    countryOfResidenceId: profile?.countryOfResidenceId ?? '',
    dateOfBirth: profile?.dateOfBirth ?? '',
    citizenshipIds: profile?.citizenshipIds ?? [],
    headline: profile?.headline ?? '',
    jobCategoryId: profile?.jobCategoryId ?? '',
    // In the numerals of the interface; they are read back in any.
    experienceYears: typeof years === 'number' ? formatNumber(years, { useGrouping: false }) : '',
    experienceLevelId: profile?.experienceLevelId ?? '',
    educationLevelId: profile?.educationLevelId ?? '',
    skills: profile?.skills ?? [],
    summary: profile?.summary ?? '',
    languages: profile?.languages ?? [],
    isPublic: profile?.isPublic ?? true,
    hideFrom: profile?.hideFrom ?? null,
    referralCode: profile?.referralCode ?? '',
  };
}

/** Some of the fields. */
export function pick<V extends object, F extends keyof V>(values: V, fields: readonly F[]): Pick<V, F> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<V, F>;
}

/** Years of experience in any numerals, with a point or a comma; null for none, NaN for what is no number. */
export function readYears(typed: string): number | null {
  const text = typedDecimal(typed);
  if (text === '') return null;
  return /^\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** What is sent for a text: null for none. */
export const given = (text: string): string | null => text.trim() || null;

/** The body of the profile's PUT: every field that the editor knows, and no other. Null takes a value away. */
export function profileBody(values: ProfileValues): UserProfileInput {
  return {
    countryOfBirthId: given(values.countryOfBirthId),
    countryOfResidenceId: given(values.countryOfResidenceId),
    dateOfBirth: given(values.dateOfBirth),
    citizenshipIds: [...values.citizenshipIds],
    headline: given(values.headline),
    jobCategoryId: given(values.jobCategoryId),
    experienceYears: readYears(values.experienceYears),
    experienceLevelId: given(values.experienceLevelId),
    educationLevelId: given(values.educationLevelId),
    skills: [...values.skills],
    summary: given(values.summary),
    languages: values.languages.filter(({ code }) => code !== '').map(({ code, level }) => ({ code, level })),
    isPublic: values.isPublic,
    hideFrom: values.hideFrom === null ? null : [...values.hideFrom],
    referralCode: given(values.referralCode),
  };
}

/** The body of the POST that creates the profile: whose it is, and only what was given. */
export function newProfileBody(userId: string, values: ProfileValues): UserProfileInput {
  const givenEntries = Object.entries(profileBody(values)).filter(([, value]) => value !== null);
  return { userId, ...Object.fromEntries(givenEntries) };
}

export interface AccountChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string | null;
}

/**
 * What changes in the account: its PUT carries only that. Null when nothing does.
 * @param phone what the phone field comes to: E.164, or as typed; null for none.
 */
export function accountChange(
  values: AccountValues,
  saved: AccountValues,
  phone: string | null,
): AccountChange | null {
  const firstName = values.firstName.trim();
  const lastName = values.lastName.trim();
  const renamed = firstName !== saved.firstName.trim() || lastName !== saved.lastName.trim();
  const moved = values.phone.trim() !== saved.phone.trim() && phone !== given(saved.phone);
  if (!renamed && !moved) return null;
  return { ...(renamed ? { firstName, lastName } : {}), ...(moved ? { phoneNumber: phone } : {}) };
}
