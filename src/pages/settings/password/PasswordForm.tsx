import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isNotOffered } from '@/errors/ApiError';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useSubmission } from '@/forms/useSubmission';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { FormAlert } from '@/forms/FormAlert';
import { NewPasswordFields } from '@/forms/fields/NewPasswordFields';
import { PasswordInput } from '@/forms/fields/PasswordInput';
import { useFormErrors } from '@/forms/useFormErrors';
import { useFormSummary } from '@/forms/useFormSummary';
import { config } from '@/config/env';
import { pathOf } from '@/config/routes';
import { Unavailable } from '@/pages/settings/parts/Answered';
import { AppLink } from '@/ui/page/AppLink';
import { SubmitButton } from '@/forms/SubmitButton';
import { type PasswordField, type Passwords, passwordProblems } from './passwordProblems';
import { usePasswordWords } from './usePasswordWords';

interface PasswordFormProps {
  /** For password managers: which account this is. */
  readonly email: string | undefined;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
  readonly notice: ReactNode;
}

const FIELDS: readonly PasswordField[] = ['currentPassword', 'password', 'confirmPassword'];
const EMPTY: Passwords = { currentPassword: '', password: '', confirmPassword: '' };

/** The current password once, the new one twice. */
export function PasswordForm({ email, hasPassword, onChanged, notice }: PasswordFormProps) {
  const { t } = useTranslation('settings');
  const { t: ta } = useTranslation('auth');
  const words = usePasswordWords();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const [unsupported, setUnsupported] = useState(false);
  const form = useForm<Passwords>({ defaultValues: EMPTY });
  const trouble = useFormErrors(form, summary, FIELDS, 'errors:unexpected');
  const busy = pending !== null;

  /** @returns whether the form may be sent. */
  const check = (values: Passwords): boolean => {
    const problems = passwordProblems(values, hasPassword, config().passwordRules);
    form.clearErrors();
    summary.clear();
    for (const [field, problem] of problems)
      form.setError(field, { type: 'wrong', message: words.beside(field, problem) });
    const [first] = problems.keys();
    if (first === undefined) return true;
    summary.show(words.summary(problems), true);
    form.setFocus(first);
    return false;
  };

  const submit = form.handleSubmit(async (values) => {
    if (busy || !check(values)) return;
    const body = { currentPassword: values.currentPassword, newPassword: values.password };
    const result = await run('form', (signal) => send(auth.changePassword, { body, signal }));
    if (result.outcome === 'done') onChanged();
    else if (result.outcome === 'failed') {
      if (isNotOffered(result.error)) setUnsupported(true);
      else trouble.report(result.error);
    }
  });

  if (unsupported) return <Unavailable>{t('password.unavailable')}</Unavailable>;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {notice !== null && summary.message === null && !busy && <Box sx={{ mb: 3 }}>{notice}</Box>}
      <FormAlert summary={summary} />
      <Box sx={{ display: 'grid', gap: FIELD_GAP, maxWidth: 420 }}>
        {email !== undefined && (
          <input type="text" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
        )}
        {hasPassword && (
          <PasswordInput
            id="settings-current-password"
            label={t('password.current')}
            autoComplete="current-password"
            disabled={busy}
            error={trouble.of('currentPassword')}
            hint={
              <Link component={AppLink} to={pathOf('forgotPassword')}>
                {t('password.forgot')}
              </Link>
            }
            field={form.register('currentPassword')}
          />
        )}
        <FormProvider {...form}>
          <NewPasswordFields
            id="settings"
            labels={{ password: t('password.new'), confirmPassword: t('password.confirm') }}
            disabled={busy}
            errorOf={(field) => trouble.of(field)}
          />
        </FormProvider>
      </Box>
      <SubmitButton sx={{ mt: FIELD_GAP }} busy={busy}>
        {busy ? ta('reset.pending') : hasPassword ? t('password.submit') : t('password.submitFirst')}
      </SubmitButton>
    </form>
  );
}
