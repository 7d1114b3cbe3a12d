import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useAuthDialog } from '@/auth/AuthDialogs';
import { pathOf } from '@/config/routes';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { NarrowPage } from '@/pages/account-recovery/NarrowPage';
import { Outcome } from '@/pages/account-recovery/Outcome';
import { useAddressToken } from '@/pages/account-recovery/useAddressToken';
import { useLeaveOnSignIn } from '@/pages/account-recovery/useLeaveOnSignIn';
import { useTokenCheck } from '@/pages/account-recovery/useTokenCheck';
import { AppLink } from '@/ui/AppLink';
import { Spinner } from '@/ui/Spinner';
import { NewPasswordForm } from './NewPasswordForm';

const ask = (token: string, signal: AbortSignal) =>
  send(auth.validateResetToken, { query: { token }, signal });

/** A new password, for whoever holds the link from the e-mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const say = useMessage();
  const dialog = useAuthDialog();
  useLeaveOnSignIn();
  const token = useAddressToken();
  const [check, checkAgain] = useTokenCheck(token, ask);
  const [saved, setSaved] = useState(false);
  const valid = check.status === 'answered' && check.answer.valid;

  const newLink = (
    <Button component={AppLink} to={pathOf('forgotPassword')} variant="contained" size="large">
      {t('reset.newLink')}
    </Button>
  );
  return (
    <NarrowPage title={t('reset.title')} lead={valid && !saved ? t('reset.intro') : undefined}>
      {check.status === 'checking' && <Spinner text={t('reset.checking')} />}
      {valid && !saved && token !== null && (
        <NewPasswordForm
          onSend={(newPassword, signal) => send(auth.resetPassword, { body: { token, newPassword }, signal })}
          onSaved={() => setSaved(true)}
        />
      )}
      {saved && (
        <Outcome
          kind="success"
          title={t('reset.doneTitle')}
          text={t('reset.done')}
          actions={
            <Button variant="contained" size="large" onClick={() => dialog.open('login')}>
              {t('signIn.submit')}
            </Button>
          }
        />
      )}
      {check.status === 'absent' && (
        <Outcome
          kind="failure"
          takesFocus={false}
          title={t('reset.incompleteTitle')}
          text={t('reset.incomplete')}
          actions={newLink}
        />
      )}
      {check.status === 'answered' && !check.answer.valid && (
        <Outcome kind="failure" title={t('reset.invalidTitle')} text={t('reset.invalid')} actions={newLink} />
      )}
      {check.status === 'failed' && (
        <Outcome
          kind="failure"
          title={t('reset.checkFailed')}
          text={say(userMessage(check.error))}
          actions={
            <Button variant="contained" size="large" onClick={checkAgain}>
              {t('reset.tryAgain')}
            </Button>
          }
        />
      )}
    </NarrowPage>
  );
}
