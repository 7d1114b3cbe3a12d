import type { FormCheck } from '@/validation/forms';
import {
  isFilled,
  PASSWORDS_DIFFER,
  type PasswordRequirements,
  passwordMessages,
  REQUIRED,
} from '@/validation/rules';

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Checks a password and its confirmation: first required, then equal, then the rules for passwords. */
export function checkNewPassword(
  { password, confirmPassword }: NewPassword,
  requirements?: PasswordRequirements,
): FormCheck<keyof NewPassword> {
  if (!isFilled(password)) {
    return {
      valid: false,
      missing: ['password'],
      fields: { password: [REQUIRED] },
      summary: [{ key: 'validation:requiredFields' }],
    };
  }
  const weak = passwordMessages(password, requirements);
  const differs = password === confirmPassword ? [] : [PASSWORDS_DIFFER];
  const summary = differs.length > 0 ? differs : weak;
  return {
    valid: summary.length === 0,
    missing: [],
    fields: {
      ...(weak.length > 0 ? { password: weak } : {}),
      ...(differs.length > 0 ? { confirmPassword: differs } : {}),
    },
    summary,
  };
}
