import type { UserProfile, UserProfileInput } from '@/api/endpoints/userProfiles';
import { latinDigits } from '@/i18n/latinDigits';
import { formatNumber } from '@/i18n/format';

/** A language in the editor; empty while it has not been chosen. */
export interface SpokenLanguage {
  readonly code: string;
  readonly level: string;
}

/** What the editor holds: texts as typed, ids as chosen, '' for nothing. */
export interface EditorValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly countryOfBirthId: string;
  readonly countryOfResidenceId: string;
  readonly headline: string;
  readonly jobCategoryId: string;
  readonly experienceYears: string;
  readonly experienceLevelId: string;
  readonly educationLevelId: string;
  readonly skills: readonly string[];
  readonly summary: string;
  readonly languages: readonly SpokenLanguage[];
  readonly isPublic: boolean;
  readonly referralCode: string;
}
export type EditorField = keyof EditorValues;

/** In the order in which they stand on the screen: the first wrong one takes the focus. */
export const EDITOR_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'countryOfBirthId',
  'countryOfResidenceId',
  'headline',
  'jobCategoryId',
  'experienceYears',
  'experienceLevelId',
  'educationLevelId',
  'skills',
  'summary',
  'languages',
  'isPublic',
  'referralCode',
] as const satisfies readonly EditorField[];

/** The fields that belong to the account, not to the user profile. */
export const ACCOUNT_FIELDS = ['firstName', 'lastName', 'phone'] as const satisfies readonly EditorField[];
export type AccountValues = Pick<EditorValues, (typeof ACCOUNT_FIELDS)[number]>;

/** What the server knows, as the editor's first values. */
export function valuesOf(profile: UserProfile | null, account: AccountValues): EditorValues {
  const years = profile?.experienceYears;
  return {
    ...account,
    countryOfBirthId: profile?.countryOfBirthId ?? '',
    countryOfResidenceId: profile?.countryOfResidenceId ?? '',
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
    referralCode: profile?.referralCode ?? '',
  };
}

/** Years of experience in any numerals, with a point or a comma; null for none, NaN for what is no number. */
export function readYears(typed: string): number | null {
  const text = latinDigits(typed)
    .trim()
    .replace(/[,\u066b]/, '.');
  if (text === '') return null;
  return /^\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

const given = (text: string): string | null => text.trim() || null;

/** The body of the profile's PUT: every field that the editor knows, and no other. Null takes a value away. */
export function profileBody(values: EditorValues): UserProfileInput {
  return {
    countryOfBirthId: given(values.countryOfBirthId),
    countryOfResidenceId: given(values.countryOfResidenceId),
    headline: given(values.headline),
    jobCategoryId: given(values.jobCategoryId),
    experienceYears: readYears(values.experienceYears),
    experienceLevelId: given(values.experienceLevelId),
    educationLevelId: given(values.educationLevelId),
    skills: [...values.skills],
    summary: given(values.summary),
    languages: values.languages.filter(({ code }) => code !== '').map(({ code, level }) => ({ code, level })),
    isPublic: values.isPublic,
    referralCode: given(values.referralCode),
  };
}

/** The body of the POST that creates the profile: whose it is, and only what was given. */
export function newProfileBody(userId: string, values: EditorValues): UserProfileInput {
  const given = Object.entries(profileBody(values)).filter(([, value]) => value !== null);
  return { userId, ...Object.fromEntries(given) };
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

/** Whether two fillings of some fields are the same. */
export function sameValues(
  one: EditorValues,
  other: EditorValues,
  fields: readonly EditorField[] = EDITOR_FIELDS,
): boolean {
  return fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** The fields that belong to the user profile. */
export const PROFILE_FIELDS: readonly EditorField[] = EDITOR_FIELDS.filter(
  (field) => !ACCOUNT_FIELDS.some((other) => other === field),
);
