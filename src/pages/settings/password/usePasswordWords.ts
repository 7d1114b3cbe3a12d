import { useTranslation } from 'react-i18next';
import { formatList } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { useMessage } from '@/i18n/useMessage';
import { PASSWORDS_DIFFER } from '@/validation/rules';
import type { PasswordField, PasswordProblem } from './passwordProblems';

const NAMES = {
  currentPassword: 'password.current',
  password: 'password.new',
  confirmPassword: 'password.confirm',
} as const;

/** Returns the texts of a problem: the summary says what is wrong, and the field says what to do. */
export function usePasswordWords() {
  const { t } = useTranslation('settings');
  const { t: ta } = useTranslation(['auth', 'forms']);
  const { t: tv } = useTranslation('validation');
  const say = useMessage();

  const reasons = (problem: PasswordProblem): readonly string[] => {
    if (problem.kind === 'weak') return problem.messages.map(say);
    return [problem.kind === 'same' ? t('password.same') : say(PASSWORDS_DIFFER)];
  };

  return {
    summary(problems: ReadonlyMap<PasswordField, PasswordProblem>): readonly string[] {
      const missing = [...problems].filter(([, { kind }]) => kind === 'missing').map(([field]) => field);
      if (missing.length > 0) {
        const names = missing.map((field) => t(NAMES[field]));
        return [tv('requiredFields', { list: formatList(names, currentLanguage(), 'narrow') })];
      }
      return [...problems.values()].flatMap(reasons);
    },

    beside(field: PasswordField, { kind }: PasswordProblem): string {
      if (kind === 'missing') return tv('required');
      if (kind === 'same') return t('password.chooseAnother');
      return ta(
        field === 'confirmPassword' ? 'forms:fieldErrors.confirmPassword' : 'forms:fieldErrors.password',
      );
    },
  };
}
