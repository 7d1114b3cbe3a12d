import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isNotOffered, mayHaveArrived } from '@/errors/ApiError';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { Form } from '@/forms/Form';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { NewPasswordFields } from '@/forms/fields/NewPasswordFields';
import { PasswordInput } from '@/forms/fields/PasswordInput';
import { config } from '@/config/env';
import { sentences } from '@/i18n/punctuation';
import { pathOf } from '@/routing/routes';
import { NotOffered } from '@/ui/loading/NotOffered';
import { AppLink } from '@/ui/page/AppLink';
import { SubmitButton } from '@/forms/SubmitButton';
import { useAccount } from '@/identity/session/useAccount';
import { Notice } from '@/pages/settings/parts/Notice';
import { Surface } from '@/ui/card/Surface';
import { Section } from '@/ui/page/Section';
import {
  type PasswordField,
  passwordProblems,
  type Passwords,
  remedyOf,
  usePasswordSummary,
} from './passwordProblems';

interface PasswordFormProps {
  /** Tells password managers which account this is. */
  readonly email: string | undefined;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
  readonly notice: ReactNode;
}

const FIELDS: readonly PasswordField[] = ['currentPassword', 'password', 'confirmPassword'];
const EMPTY: Passwords = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password: the current one once, the new one twice. */
function PasswordForm({ email, hasPassword, onChanged, notice }: PasswordFormProps) {
  const { t } = useTranslation(['settings', 'words']);
  const summaryOf = usePasswordSummary();
  const [unsupported, setUnsupported] = useState(false);
  /** Whether an attempt had no answer, so that the server may have saved its password. */
  const isAnswerLost = useRef(false);
  const form = useForm<Passwords>({ defaultValues: EMPTY });
  const submission = useFormSubmission(form, {
    fields: FIELDS,
    check: (values, { say }) => {
      const problems = passwordProblems(values, hasPassword, config().passwordRules);
      const beside = [...problems].map(([field, { kind }]) => [field, remedyOf(field, kind)] as const);
      return say(new Map(beside), () => summaryOf(problems));
    },
    send: ({ currentPassword, password }, signal) =>
      send(auth.changePassword, { body: { currentPassword, newPassword: password }, signal }),
    onDone: onChanged,
    explain: (error, said) =>
      isAnswerLost.current && !mayHaveArrived(error)
        ? { ...said, summary: sentences([said.summary, t('password.unclear')]) }
        : said,
    onFailed: (error) => {
      if (mayHaveArrived(error)) isAnswerLost.current = true;
      setUnsupported(isNotOffered(error));
      return isNotOffered(error);
    },
  });
  const { busy, errors, summary } = submission;

  if (unsupported) return <NotOffered>{t('password.unavailable')}</NotOffered>;
  return (
    <>
      {notice !== null && summary.message === null && !busy && <Box sx={{ mb: 3 }}>{notice}</Box>}
      <Form submission={submission}>
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
              error={errors.of('currentPassword')}
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
              errorOf={(field) => errors.of(field)}
            />
          </FormProvider>
        </Box>
        <SubmitButton sx={{ mt: FIELD_GAP }} busy={busy}>
          {busy ? t('words:saving') : hasPassword ? t('password.submit') : t('password.submitFirst')}
        </SubmitButton>
      </Form>
    </>
  );
}

/**
 * Settings, "Password". It does not wait for the account, which only decides whether the current password is
 * asked for.
 */
export function PasswordSection() {
  const { t } = useTranslation(['settings', 'fields']);
  const { data } = useAccount();
  const [changes, setChanges] = useState(0);
  const hasPassword = data?.hasPassword !== false;
  return (
    <Section
      id="password"
      title={t('fields:password')}
      lead={hasPassword ? t('password.lead') : t('password.leadFirst')}
    >
      <Surface>
        {/* A new form after each change, so that no password stays in the page. */}
        <PasswordForm
          key={changes}
          email={data?.email}
          hasPassword={hasPassword}
          onChanged={() => setChanges((count) => count + 1)}
          notice={changes > 0 ? <Notice>{t('password.changed')}</Notice> : null}
        />
      </Surface>
    </Section>
  );
}
