import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { tidyCode } from '@/i18n/latinDigits';
import { TextInput } from '@/forms/fields/TextInput';
import type { Summary } from '@/forms/useFormSummary';
import { SubmitButton } from '@/forms/SubmitButton';
import { isFilled } from '@/validation/rules';
import { useCheckedForm } from '@/forms/useCheckedForm';

interface TwoFactorFormProps {
  readonly summary: Summary;
  readonly pending: boolean;
  readonly onSubmit: (code: string) => Promise<unknown>;
  readonly onBack: () => void;
}

const FIELDS = ['code'] as const;

/**
 * The second step of signing in to an account with two-factor authentication. It takes the six digits of the
 * authenticator app or a backup code.
 */
export function TwoFactorForm({ summary, pending, onSubmit, onBack }: TwoFactorFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, submit } = useCheckedForm(form, {
    summary,
    fields: FIELDS,
    standard: 'errors:login.default',
    busy: pending,
    check: ({ code }, { say }) =>
      say(new Map(isFilled(code) ? [] : [['code', { key: 'forms:fieldErrors.code' }]]), () =>
        t('twoFactor.missing'),
      ),
    attempt: ({ code }) => onSubmit(tidyCode(code)),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form noValidate onSubmit={submit}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('twoFactor.intro')}</Typography>
      <TextInput
        id="two-factor-code"
        label={t('twoFactor.code')}
        // Backup codes contain letters, so a numeric keyboard would make them impossible to type.
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        dir="ltr"
        required
        disabled={pending}
        error={errors.of('code')}
        field={form.register('code')}
      />
      <Box sx={{ display: 'grid', gap: 1, mt: FIELD_GAP }}>
        <SubmitButton size="large" busy={pending}>
          {t('twoFactor.submit')}
        </SubmitButton>
        <Button onClick={onBack} disabled={pending}>
          {t('twoFactor.back')}
        </Button>
      </Box>
    </form>
  );
}
