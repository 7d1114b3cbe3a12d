import {
  isFilled,
  type PasswordRequirements,
  passwordMessages,
  type ValidationMessage,
} from '@/validation/rules';

export interface Passwords {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type PasswordField = keyof Passwords;
export type PasswordProblem =
  | { readonly kind: 'missing' | 'same' | 'differs' }
  /** The rules of R-508 that the new password breaks. */
  | { readonly kind: 'weak'; readonly messages: readonly ValidationMessage[] };

/**
 * The problems of a password change, by field in the order of the form: first missing values; then the rules
 * for a password, a new password that equals the old one, and a confirmation that differs.
 * @param needsCurrent false for an account without a password
 */
export function passwordProblems(
  given: Passwords,
  needsCurrent: boolean,
  requirements?: PasswordRequirements,
): ReadonlyMap<PasswordField, PasswordProblem> {
  const { currentPassword, password, confirmPassword } = given;
  const fields: readonly PasswordField[] = ['currentPassword', 'password', 'confirmPassword'];
  const required = fields.filter((field) => needsCurrent || field !== 'currentPassword');
  const missing = required.filter((field) => !isFilled(given[field]));
  if (missing.length > 0) return new Map(missing.map((field) => [field, { kind: 'missing' }]));

  const problems = new Map<PasswordField, PasswordProblem>();
  const messages = passwordMessages(password, requirements);
  if (messages.length > 0) problems.set('password', { kind: 'weak', messages });
  else if (needsCurrent && password === currentPassword) problems.set('password', { kind: 'same' });
  if (password !== confirmPassword) problems.set('confirmPassword', { kind: 'differs' });
  return problems;
}
