import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { EmailForm, Sent } from '@/features/account-recovery/EmailForm';
import { NarrowPage, useLeaveOnSignIn } from '@/features/account-recovery/NarrowPage';

const request = (email: string, signal: AbortSignal) =>
  send(auth.forgotPassword, { body: { email }, signal });

/**
 * Asks for the e-mail with a link to choose a new password. The answer is the same whether the account exists
 * or not.
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'words']);
  const dialog = useAuthDialog();
  useLeaveOnSignIn();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const back = (
    <Button size="large" onClick={() => dialog.open('login')} onPointerEnter={dialog.prefetch}>
      {t('twoFactor.back')}
    </Button>
  );

  return (
    <NarrowPage lead={sent ? undefined : t('forgot.intro')}>
      {sent ? (
        <Sent
          title={t('forgot.sentTitle')}
          text={t('forgot.sent', { email })}
          onSendAgain={(signal) => request(email, signal)}
          others={
            <>
              <Button size="large" onClick={() => setSent(false)}>
                {t('forgot.again')}
              </Button>
              {back}
            </>
          }
        />
      ) : (
        <EmailForm
          initialEmail={email}
          submitLabel={t('forgot.submit')}
          pendingLabel={t('words:sending')}
          onSend={request}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
          }}
          beside={back}
        />
      )}
    </NarrowPage>
  );
}
