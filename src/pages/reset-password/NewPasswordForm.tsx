import Box from '@mui/material/Box';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '@/forms/useSubmission';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { FormAlert } from '@/forms/FormAlert';
import { NewPasswordFields } from '@/forms/fields/NewPasswordFields';
import { useFormErrors } from '@/forms/useFormErrors';
import { useFormSummary } from '@/forms/useFormSummary';
import { config } from '@/config/env';
import { ActionRow } from '@/features/account-recovery/ActionRow';
import { SubmitButton } from '@/forms/SubmitButton';
import { checkNewPassword } from './checkNewPassword';

interface NewPasswordFormProps {
  readonly onSend: (password: string, signal: AbortSignal) => Promise<unknown>;
  readonly onSaved: () => void;
}

const FIELDS = ['password', 'confirmPassword'] as const;

/** A new password, twice, under the rules of registration. */
export function NewPasswordForm({ onSend, onSaved }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { t: tv } = useTranslation('validation');
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const trouble = useFormErrors(form, summary, FIELDS, 'errors:unexpected');
  const busy = pending !== null;

  const submit = form.handleSubmit(async (values) => {
    if (busy || !trouble.check(checkNewPassword(values, config().passwordRules))) return;
    const result = await run('form', (signal) => onSend(values.password, signal));
    if (result.outcome === 'done') onSaved();
    else if (result.outcome === 'failed') trouble.report(result.error);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert summary={summary} />
      <Box sx={{ display: 'grid', gap: FIELD_GAP }}>
        <FormProvider {...form}>
          <NewPasswordFields
            id="reset"
            labels={{ password: tv('fields.password'), confirmPassword: tv('fields.confirmPassword') }}
            disabled={busy}
            errorOf={(field) => trouble.of(field)}
          />
        </FormProvider>
      </Box>
      <ActionRow spaceAbove={FIELD_GAP}>
        <SubmitButton size="large" busy={busy}>
          {busy ? t('reset.pending') : t('reset.submit')}
        </SubmitButton>
      </ActionRow>
    </form>
  );
}
