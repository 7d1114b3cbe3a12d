import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { useEmailRequest } from '@/features/account-recovery/useEmailRequest';
import { NarrowPage, useLeaveOnSignIn } from '@/features/account-recovery/NarrowPage';

const request = (email: string, signal: AbortSignal) =>
  send(auth.forgotPassword, { body: { email }, signal });

/**
 * Asks for the e-mail with a link to choose a new password. The answer is the same whether the account exists
 * or not.
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const dialog = useAuthDialog();
  useLeaveOnSignIn();
  const { isSent, step } = useEmailRequest({
    submitLabel: t('forgot.submit'),
    request,
    sentText: (email) => t('forgot.sent', { email }),
    beside: (
      <Button size="large" onClick={() => dialog.open('login')} onPointerEnter={dialog.prefetch}>
        {t('twoFactor.back')}
      </Button>
    ),
  });
  return <NarrowPage lead={isSent ? undefined : t('forgot.intro')}>{step}</NarrowPage>;
}
