import { isRecord } from '@/api/answer';
import type { UserProfile, UserProfileInput } from '@/api/endpoints/userProfiles';
import { typedDecimal } from '@/i18n/latinDigits';
import { formatNumber } from '@/i18n/format';

/** A language in the editor; its code is empty until one is chosen. */
export interface SpokenLanguage {
  readonly code: string;
  readonly level: string;
}

/** The fields of a profile as form values: texts as typed, ids as chosen, '' for no value. */
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
  /** Null until the person has decided. */
  readonly hideFrom: readonly string[] | null;
  readonly referralCode: string;
}
export type ProfileField = keyof ProfileValues;

/** Name and phone, which belong to the account and not to the user profile. */
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

/** The first values of the form. */
export function valuesOf(profile: UserProfile | null): ProfileValues {
  const years = profile?.experienceYears;
  return {
    countryOfBirthId: profile?.countryOfBirthId ?? '',
    countryOfResidenceId: profile?.countryOfResidenceId ?? '',
    dateOfBirth: profile?.dateOfBirth ?? '',
    citizenshipIds: profile?.citizenshipIds ?? [],
    headline: profile?.headline ?? '',
    jobCategoryId: profile?.jobCategoryId ?? '',
    // In the numerals of the interface; any numerals are accepted when it is read.
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

/** Picks the given fields from the values. */
export function pickFields<V extends object, F extends keyof V>(values: V, fields: readonly F[]): Pick<V, F> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<V, F>;
}

/** Years of experience from any numerals, with a point or a comma; null when empty, NaN for invalid text. */
export function readYears(typed: string): number | null {
  const text = typedDecimal(typed);
  if (text === '') return null;
  return /^\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A text as it is sent: trimmed, and null when empty. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** The body of the PUT request: exactly the fields that the editor shows. Null removes a value. */
export function profileBody(values: ProfileValues): UserProfileInput {
  return {
    countryOfBirthId: textOrNull(values.countryOfBirthId),
    countryOfResidenceId: textOrNull(values.countryOfResidenceId),
    dateOfBirth: textOrNull(values.dateOfBirth),
    citizenshipIds: [...values.citizenshipIds],
    headline: textOrNull(values.headline),
    jobCategoryId: textOrNull(values.jobCategoryId),
    experienceYears: readYears(values.experienceYears),
    experienceLevelId: textOrNull(values.experienceLevelId),
    educationLevelId: textOrNull(values.educationLevelId),
    skills: [...values.skills],
    summary: textOrNull(values.summary),
    languages: values.languages.filter(({ code }) => code !== '').map(({ code, level }) => ({ code, level })),
    isPublic: values.isPublic,
    hideFrom: values.hideFrom === null ? null : [...values.hideFrom],
    referralCode: textOrNull(values.referralCode),
  };
}

/** The body of the POST request that creates the profile: its owner, and the values that are not empty. */
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
 * The changes to the account; null when there are none. The PUT request contains only these.
 * @param phone the phone number as it is sent: E.164 or as typed; null when empty
 */
export function accountChange(
  values: AccountValues,
  saved: AccountValues,
  phone: string | null,
): AccountChange | null {
  const firstName = values.firstName.trim();
  const lastName = values.lastName.trim();
  const renamed = firstName !== saved.firstName.trim() || lastName !== saved.lastName.trim();
  const moved = values.phone.trim() !== saved.phone.trim() && phone !== textOrNull(saved.phone);
  if (!renamed && !moved) return null;
  return { ...(renamed ? { firstName, lastName } : {}), ...(moved ? { phoneNumber: phone } : {}) };
}

/**
 * Functions that read the members of a stored draft. Stored data may be malformed, so every type is checked.
 */
export const storedText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const storedTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
export const storedLanguages = (value: unknown): SpokenLanguage[] =>
  Array.isArray(value)
    ? value.filter(isRecord).map(({ code, level }) => ({ code: storedText(code), level: storedText(level) }))
    : [];
