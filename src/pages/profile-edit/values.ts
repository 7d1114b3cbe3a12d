import { isRecord } from '@/api/answer';
import { eachAbility, type PerAbility } from '@/eligibility/abilities';
import type { AccountValues } from './profileForms';

export function pickFields<V extends object, F extends keyof V>(values: V, fields: readonly F[]): Pick<V, F> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<V, F>;
}

/**
 * Functions that read the members of a stored draft. Stored data may be malformed, so every type is checked.
 */
export const storedText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const storedTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The four typed scores of a language test. */
export function storedScoreTexts(stored: unknown): PerAbility<string> {
  const scores = isRecord(stored) ? stored : {};
  return eachAbility((ability) => storedText(scores[ability]).slice(0, 12));
}

/** A text as it is sent: trimmed, and null when empty. */
const textOrNull = (text: string): string | null => text.trim() || null;

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
