import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/queries';
import { useAccount } from '@/identity/session/useAccount';
import { isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import { focusPageIfLost } from '@/ui/focusNext';
import { BusyButton } from '@/ui/page/BusyButton';
import { BidiText } from '@/ui/text/BidiText';
import { noticeSx } from '@/ui/loading/StatusNotice';

type Sending =
  | { readonly status: 'waiting' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly error: unknown };

/** Shown only when the server says that the e-mail address is not confirmed. It can send a new link. */
export function VerifyNotice() {
  const { t } = useTranslation(['dashboard', 'words', 'terms']);
  const say = useMessage();
  const { data: account } = useAccount();
  const [sending, setSending] = useState<Sending>({ status: 'waiting' });
  if (account?.isEmailVerified !== false) return null;
  const { email } = account;

  const resend = async () => {
    if (sending.status === 'sending') return;
    setSending({ status: 'sending' });
    try {
      await send(auth.resendVerification, { body: { email } });
      setSending({ status: 'sent' });
      // The pressed button goes away.
      focusPageIfLost();
    } catch (error) {
      if (!isAborted(error)) setSending({ status: 'failed', error });
    }
  };

  const done = sending.status === 'sent';
  return (
    <Alert
      severity={done ? 'success' : sending.status === 'failed' ? 'error' : 'warning'}
      role={sending.status === 'failed' ? 'alert' : 'status'}
      sx={noticeSx}
      action={
        !done && (
          <BusyButton
            color="inherit"
            size="small"
            aria-label={t('terms:resendLink')}
            busy={sending.status === 'sending'}
            onClick={() => void resend()}
          >
            {sending.status === 'sending' ? t('words:sending') : t('verify.resend')}
          </BusyButton>
        )
      }
    >
      {done && t('verify.sent')}
      {sending.status === 'failed' && say(userMessage(sending.error))}
      {(sending.status === 'waiting' || sending.status === 'sending') && (
        <Sentence text={t('verify.text', { name: NAME_HERE })} name={<BidiText ltr>{email}</BidiText>} />
      )}
    </Alert>
  );
}
