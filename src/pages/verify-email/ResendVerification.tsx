import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { EmailForm } from '@/pages/account-recovery/EmailForm';
import { Outcome } from '@/pages/account-recovery/Outcome';

/** Sends a new confirmation link; says the same whether the address is known or not. */
export function ResendVerification({ initialEmail }: { readonly initialEmail: string }) {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Box sx={{ mt: 4 }}>
        <Outcome
          kind="success"
          title={t('verify.sentTitle')}
          text={t('verify.sent', { email: sentTo })}
          actions={
            <Button variant="outlined" size="large" onClick={() => setSentTo(null)}>
              {t('verify.again')}
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
        initialEmail={sentTo ?? initialEmail}
        submitLabel={t('verify.submit')}
        pendingLabel={t('verify.pending')}
        onSend={(email, signal) => send(auth.resendVerification, { body: { email }, signal })}
        onSent={setSentTo}
      />
    </Box>
  );
}
