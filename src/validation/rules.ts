import { EMAIL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/config/limits';

/**
 * The rules of docs/requirements.md#validation as pure functions. They return keys of the `validation` texts.
 */
export interface ValidationMessage {
  readonly key: `validation:${string}`;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const EMAIL_INVALID: ValidationMessage = { key: 'validation:email' };
export const PASSWORDS_DIFFER: ValidationMessage = { key: 'validation:passwordsDiffer' };
export const REQUIRED: ValidationMessage = { key: 'validation:required' };
export const PHONE_INVALID: ValidationMessage = { key: 'validation:phone' };

/** Whether a value is given: a text must not be blank, anything else must not be null or undefined. */
export function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

/**
 * After trimming: a text, @, a text, a dot, a text; no white space and only one @. It uses no pattern
 * and a limit of 254 characters, because the usual pattern takes seconds on crafted input.
 */
export function isEmail(value: string): boolean {
  const email = value.trim();
  if (email.length > EMAIL_MAX_LENGTH || /\s/.test(email)) return false;
  const at = email.indexOf('@');
  if (at < 1 || email.includes('@', at + 1)) return false;
  const domain = email.slice(at + 1);
  const dot = domain.indexOf('.', 1);
  return dot !== -1 && dot < domain.length - 1;
}

/** Rules for a password beside its minimum length; all off by default. */
export interface PasswordRequirements {
  readonly minLength?: number;
  readonly uppercase?: boolean;
  readonly lowercase?: boolean;
  readonly digit?: boolean;
  readonly special?: boolean;
}

const PASSWORD_PATTERNS = [
  ['uppercase', /\p{Lu}/u],
  ['lowercase', /\p{Ll}/u],
  ['digit', /\d/],
  ['special', /[!@#$%^&*(),.?":{}|<>]/],
] as const;

/**
 * All rules that a password breaks, in this order: length, uppercase, lowercase, number, special character.
 */
export function passwordMessages(
  password: string,
  requirements: PasswordRequirements = {},
): readonly ValidationMessage[] {
  const { minLength = PASSWORD_MIN_LENGTH } = requirements;
  const tooShort: ValidationMessage = { key: 'validation:password.length', values: { min: minLength } };
  return [
    ...(password.length < minLength ? [tooShort] : []),
    ...PASSWORD_PATTERNS.filter(
      ([name, pattern]) => requirements[name] === true && !pattern.test(password),
    ).map(([name]): ValidationMessage => ({ key: `validation:password.${name}` })),
  ];
}

/**
 * Whether a text may be a phone number: 3 to 20 digits with the usual separators. The
 * phone field checks more exactly.
 */
export function isPhone(value: string): boolean {
  const phone = value.trim();
  if (phone.length > 40 || !/^[+\d][\d\s().\-/]*$/.test(phone.replace(/^\(/, '+'))) return false;
  const digits = phone.replace(/\D/g, '').length;
  return digits >= 3 && digits <= 20;
}
