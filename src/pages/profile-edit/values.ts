import { isRecord } from '@/api/answer';
import type { UserProfile, UserProfileInput } from '@/api/endpoints/userProfiles';
import { typedDecimal } from '@/i18n/latinDigits';
import { formatNumber } from '@/i18n/format';

/** A language in the editor; its code is empty until one is chosen. */
export interface SpokenLanguage {
  readonly code: string;
  readonly level: string;
}

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

/** Picks the given fields from the values. */
export function pickFields<V extends object, F extends keyof V>(values: V, fields: readonly F[]): Pick<V, F> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<V, F>;
}

/**
 * Functions that read the members of a stored draft. Stored data may be malformed, so every type is checked.
 */
export const storedText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const storedTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
export const storedLanguages = (value: unknown): readonly SpokenLanguage[] =>
  Array.isArray(value)
    ? value.filter(isRecord).map(({ code, level }) => ({ code: storedText(code), level: storedText(level) }))
    : [];

/** Years of experience from any numerals, with a point or a comma; null when empty, NaN for invalid text. */
export function readYears(typed: string): number | null {
  const text = typedDecimal(typed);
  if (text === '') return null;
  return /^\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A text as it is sent: trimmed, and null when empty. */
export const textOrNull = (text: string): string | null => text.trim() || null;

const text = { read: storedText, sent: textOrNull };
const texts = { read: storedTexts, sent: (list: readonly string[]) => [...list] };

/**
 * How each field that the editor shows is read and sent. The same function reads the backend's record and a
 * stored draft, which may be malformed. Texts stay as typed; '' is no value, and is sent as null.
 */
const PROFILE = {
  countryOfBirthId: text,
  countryOfResidenceId: text,
  /** 'YYYY-MM-DD'. */
  dateOfBirth: text,
  citizenshipIds: texts,
  headline: text,
  jobCategoryId: text,
  experienceYears: {
    // In the numerals of the interface; any numerals are accepted when it is sent.
    read: (stored: unknown): string =>
      typeof stored === 'number' ? formatNumber(stored, { useGrouping: false }) : storedText(stored),
    sent: readYears,
  },
  experienceLevelId: text,
  educationLevelId: text,
  skills: texts,
  summary: text,
  languages: {
    read: storedLanguages,
    sent: (languages: readonly SpokenLanguage[]) => languages.filter(({ code }) => code !== ''),
  },
  isPublic: { read: (stored: unknown): boolean => stored !== false, sent: (isPublic: boolean) => isPublic },
  /** Null until the person has decided. */
  hideFrom: {
    read: (stored: unknown) => (Array.isArray(stored) ? storedTexts(stored) : null),
    sent: (names: readonly string[] | null) => (names === null ? null : [...names]),
  },
  referralCode: text,
} as const satisfies {
  readonly [F in keyof Omit<UserProfileInput, 'userId' | 'updatedAt'>]-?: {
    readonly read: (stored: unknown) => unknown;
    readonly sent: (value: never) => UserProfileInput[F];
  };
};

export type ProfileField = keyof typeof PROFILE;
/** The fields of a profile as form values. */
export type ProfileValues = { readonly [F in ProfileField]: ReturnType<(typeof PROFILE)[F]['read']> };
const PROFILE_FIELDS = Object.keys(PROFILE) as ProfileField[];

/** Reads some fields of a record or of a draft; missing ones have no value. */
export const readFields = <F extends ProfileField>(
  stored: object,
  fields: readonly F[],
): Pick<ProfileValues, F> =>
  Object.fromEntries(
    fields.map((field) => [field, PROFILE[field].read((stored as Partial<Record<F, unknown>>)[field])]),
  ) as Pick<ProfileValues, F>;

/** The first values of the form. */
export const valuesOf = (profile: UserProfile | null): ProfileValues =>
  readFields(profile ?? {}, PROFILE_FIELDS);

/** Returns a function that reads some fields of a stored draft; undefined when it is no draft. */
export const draftReader =
  <F extends ProfileField>(fields: readonly F[]) =>
  (stored: unknown): Pick<ProfileValues, F> | undefined =>
    isRecord(stored) ? readFields(stored, fields) : undefined;

/** The body of the PUT request: exactly the fields that the editor shows. Null removes a value. */
export const profileBody = (values: ProfileValues): UserProfileInput =>
  Object.fromEntries(
    PROFILE_FIELDS.map((field) => {
      const { sent } = PROFILE[field] as { readonly sent: (value: unknown) => unknown };
      return [field, sent(values[field])];
    }),
  );

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
