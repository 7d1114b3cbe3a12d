import Box from '@mui/material/Box';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '@/forms/Form';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { NewPasswordFields } from '@/forms/fields/NewPasswordFields';
import { config } from '@/config/env';
import { ActionRow } from '@/features/account-recovery/Outcome';
import { SubmitButton } from '@/forms/SubmitButton';
import type { FormCheck } from '@/validation/forms';
import {
  isFilled,
  passwordMessages,
  type PasswordRequirements,
  PASSWORDS_DIFFER,
  REQUIRED,
} from '@/validation/rules';

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Checks a password and its confirmation: first required, then equal, then the rules for passwords. */
function checkNewPassword(
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

interface NewPasswordFormProps {
  readonly onSend: (password: string, signal: AbortSignal) => Promise<unknown>;
  readonly onSaved: () => void;
}

const FIELDS = ['password', 'confirmPassword'] as const;

/** A new password and its confirmation, with the rules of signing up. */
export function NewPasswordForm({ onSend, onSaved }: NewPasswordFormProps) {
  const { t } = useTranslation(['auth', 'words']);
  const { t: tf } = useTranslation('fields');
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const submission = useFormSubmission(form, {
    fields: FIELDS,
    check: (values, errors) => errors.check(checkNewPassword(values, config().passwordRules)),
    send: ({ password }, signal) => onSend(password, signal),
    onDone: onSaved,
  });
  const { busy, errors } = submission;

  return (
    <Form submission={submission}>
      <Box sx={{ display: 'grid', gap: FIELD_GAP }}>
        <FormProvider {...form}>
          <NewPasswordFields
            id="reset"
            labels={{ password: tf('password'), confirmPassword: tf('confirmPassword') }}
            disabled={busy}
            errorOf={(field) => errors.of(field)}
          />
        </FormProvider>
      </Box>
      <ActionRow spaceAbove={FIELD_GAP}>
        <SubmitButton size="large" busy={busy}>
          {busy ? t('words:saving') : t('reset.submit')}
        </SubmitButton>
      </ActionRow>
    </Form>
  );
}
