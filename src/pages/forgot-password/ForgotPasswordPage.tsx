import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useAuthDialog } from '@/auth/AuthDialogs';
import { EmailForm } from '@/pages/account-recovery/EmailForm';
import { NarrowPage } from '@/pages/account-recovery/NarrowPage';
import { Outcome } from '@/pages/account-recovery/Outcome';
import { useLeaveOnSignIn } from '@/pages/account-recovery/useLeaveOnSignIn';

/** Asks for a link to choose a new password. The answer is the same whether the account exists or not. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const dialog = useAuthDialog();
  useLeaveOnSignIn();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <Button size="large" onClick={() => dialog.open('login')} onPointerEnter={dialog.prefetch}>
      {t('forgot.back')}
    </Button>
  );

  return (
    <NarrowPage title={t('forgot.title')} lead={t('forgot.intro')}>
      {sentTo === null ? (
        <EmailForm
          submitLabel={t('forgot.submit')}
          pendingLabel={t('forgot.pending')}
          onSend={(email, signal) => send(auth.forgotPassword, { body: { email }, signal })}
          onSent={setSentTo}
          beside={back}
        />
      ) : (
        <Outcome
          kind="success"
          title={t('forgot.sentTitle')}
          text={t('forgot.sent', { email: sentTo })}
          actions={
            <>
              <Button variant="outlined" size="large" onClick={() => setSentTo(null)}>
                {t('forgot.again')}
              </Button>
              {back}
            </>
          }
        />
      )}
    </NarrowPage>
  );
}
