import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { EmailForm } from '@/features/account-recovery/EmailForm';
import { Sent } from '@/features/account-recovery/Sent';

const request = (email: string, signal: AbortSignal) =>
  send(auth.resendVerification, { body: { email }, signal });

/** Sends a new confirmation link. The answer is the same whether the address is known or not. */
export function ResendVerification({ initialEmail }: { readonly initialEmail: string }) {
  const { t } = useTranslation(['auth', 'words']);
  const [email, setEmail] = useState(initialEmail);
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Box sx={{ mt: 4 }}>
        <Sent
          title={t('forgot.sentTitle')}
          text={t('verify.sent', { email })}
          onSendAgain={(signal) => request(email, signal)}
          others={
            <Button size="large" onClick={() => setSent(false)}>
              {t('forgot.again')}
            </Button>
          }
        />
      </Box>
    );
  }
  return (
    <Box component="section" aria-labelledby="resend-heading" sx={{ mt: 4 }}>
      <Typography id="resend-heading" component="h2" variant="h5">
        {t('verify.resendTitle')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{t('verify.resendIntro')}</Typography>
      <EmailForm
        initialEmail={email}
        submitLabel={t('verify.submit')}
        pendingLabel={t('words:sending')}
        onSend={request}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
    </Box>
  );
}
