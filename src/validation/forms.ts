import {
  EMAIL_INVALID,
  isEmail,
  isFilled,
  isPhone,
  PASSWORDS_DIFFER,
  PHONE_INVALID,
  type PasswordRequirements,
  passwordMessages,
  REQUIRED,
  type ValidationMessage,
} from './rules';

/** Required fields of both forms, in the order in which the summary lists them. */
const LOGIN_REQUIRED = ['email', 'password'] as const;
const REGISTER_REQUIRED = [
  'firstName',
  'lastName',
  'email',
  'password',
  'countryOfBirth',
  'countryOfResidence',
] as const;

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

interface NewPasswordForm extends Pick<LoginForm, 'password'> {
  readonly confirmPassword: string;
}

export interface RegisterForm extends LoginForm, NewPasswordForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  /** Country ids. */
  readonly countryOfBirth: string;
  readonly countryOfResidence: string;
  readonly referralCode?: string;
}

export type FieldName = keyof RegisterForm;

/** The text key of a field's name, for summaries and labels. */
export const fieldNameKey = (field: FieldName): `fields:${FieldName}` => `fields:${field}`;

/**
 * The errors of a form. `summary` is for the form's alert, the first reason first:
 * - if fields are missing: `{ key: 'validation:requiredFields' }`; translate each of `missing` by
 *   {@link fieldNameKey} and pass the list as `{{list}}`;
 * - otherwise the e-mail, the confirmation, and all errors of the password.
 */
export interface FormCheck<F extends FieldName = FieldName> {
  readonly valid: boolean;
  readonly missing: readonly F[];
  readonly fields: Readonly<Partial<Record<F, readonly ValidationMessage[]>>>;
  readonly summary: readonly ValidationMessage[];
}

type Problems<F extends FieldName> = readonly (readonly [F, readonly ValidationMessage[]])[];

function checked<F extends FieldName>(missing: readonly F[], problems: Problems<F>): FormCheck<F> {
  const failed = problems.filter(([field, messages]) => messages.length > 0 && !missing.includes(field));
  const fields = Object.fromEntries([
    ...failed,
    ...missing.map((field) => [field, [REQUIRED]] as const),
  ]) as FormCheck<F>['fields'];
  const required: ValidationMessage = { key: 'validation:requiredFields' };
  const summary = missing.length > 0 ? [required] : (failed[0]?.[1] ?? []);
  return { valid: summary.length === 0, missing, fields, summary };
}

const emailMessages = (email: string): readonly ValidationMessage[] =>
  isEmail(email) ? [] : [EMAIL_INVALID];

/** Checks the Sign In form: both fields are required, and the e-mail must be valid. */
export function checkLogin(form: LoginForm): FormCheck<keyof LoginForm> {
  const missing = LOGIN_REQUIRED.filter((field) => !isFilled(form[field]));
  return checked(missing, [['email', emailMessages(form.email)]]);
}

const newPasswordProblems = (
  { password, confirmPassword }: NewPasswordForm,
  requirements: PasswordRequirements | undefined,
) =>
  [
    ['confirmPassword', password === confirmPassword ? [] : [PASSWORDS_DIFFER]],
    ['password', passwordMessages(password, requirements)],
  ] as const;

/** Checks a password and its confirmation: first required, then equal, then the rules for passwords. */
export const checkNewPassword = (form: NewPasswordForm, requirements?: PasswordRequirements) =>
  checked<keyof NewPasswordForm>(
    isFilled(form.password) ? [] : ['password'],
    newPasswordProblems(form, requirements),
  );

/**
 * Checks the Create Account form: required fields, e-mail, confirmation, password,
 * and the phone number if given.
 */
export function checkRegister(form: RegisterForm, requirements?: PasswordRequirements): FormCheck {
  const missing = REGISTER_REQUIRED.filter((field) => !isFilled(form[field]));
  const phone = form.phone ?? '';
  return checked<FieldName>(missing, [
    ['email', emailMessages(form.email)],
    ...newPasswordProblems(form, requirements),
    ['phone', !isFilled(phone) || isPhone(phone) ? [] : [PHONE_INVALID]],
  ]);
}
