import { useTranslation } from 'react-i18next';
import type { Wrong } from '@/forms/problems';
import { formatList } from '@/i18n/format';
import { currentLanguage } from '@/i18n/language';
import { useMessage } from '@/i18n/useMessage';
import {
  isFilled,
  passwordMessages,
  type PasswordRequirements,
  PASSWORDS_DIFFER,
  REQUIRED,
  type ValidationMessage,
} from '@/validation/rules';

export interface Passwords {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type PasswordField = keyof Passwords;
type PasswordProblem =
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

const NAMES = {
  currentPassword: 'password.current',
  password: 'password.new',
  confirmPassword: 'password.confirm',
} as const;

/** The text beside a field, which says what to do. */
export function remedyOf(field: PasswordField, kind: PasswordProblem['kind']): Wrong {
  if (kind === 'missing') return REQUIRED;
  return { key: kind === 'same' ? 'settings:password.chooseAnother' : `forms:fieldErrors.${field}` };
}

/** Returns the text of the summary, which says what is wrong. */
export function usePasswordSummary() {
  const { t } = useTranslation(['settings', 'validation']);
  const say = useMessage();
  return (problems: ReadonlyMap<PasswordField, PasswordProblem>): readonly string[] => {
    const missing = [...problems].filter(([, { kind }]) => kind === 'missing').map(([field]) => field);
    if (missing.length > 0) {
      const names = missing.map((field) => t(NAMES[field]));
      return [t('validation:requiredFields', { list: formatList(names, currentLanguage(), 'narrow') })];
    }
    return [...problems.values()].flatMap((problem) => {
      if (problem.kind === 'weak') return problem.messages.map(say);
      return [problem.kind === 'same' ? t('password.same') : say(PASSWORDS_DIFFER)];
    });
  };
}
