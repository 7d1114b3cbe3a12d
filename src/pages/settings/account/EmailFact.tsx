import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { FormAlert } from '@/forms/FormAlert';
import { useButtonRequest } from '@/forms/useButtonRequest';
import { isNotOffered } from '@/errors/ApiError';
import { Notice } from '@/pages/settings/parts/Notice';
import { BidiText } from '@/ui/text/BidiText';
import { lineWidth } from '@/ui/text/lineWidth';
import { BusyButton } from '@/ui/page/BusyButton';

interface EmailFactProps {
  readonly email: string;
  /** Null when the server does not say: then nothing is shown. */
  readonly verified: boolean | null;
}

/** The e-mail address, whether it is confirmed, and otherwise a button that sends a new message. */
export function EmailFact({ email, verified }: EmailFactProps) {
  const { t } = useTranslation(['settings', 'terms']);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <BidiText ltr>{email}</BidiText>
        {verified !== null && (
          <Box
            component="span"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              fontSize: '0.875rem',
              fontWeight: 500,
              color: verified ? 'success.main' : 'warning.main',
            }}
          >
            {verified ? (
              <CheckCircle aria-hidden sx={{ fontSize: 18 }} />
            ) : (
              <ErrorOutlined aria-hidden sx={{ fontSize: 18 }} />
            )}
            {verified ? t('terms:confirmed') : t('account.unverified')}
          </Box>
        )}
      </Box>
      {verified === false && <Resend email={email} />}
    </>
  );
}

function Resend({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  const { request, summary, busy } = useButtonRequest((error) =>
    isNotOffered(error) ? t('account.resendUnavailable') : undefined,
  );
  const [sent, setSent] = useState(0);

  const resend = () =>
    request(
      (signal) => send(auth.resendVerification, { body: { email }, signal }),
      () => setSent((times) => times + 1),
    );

  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', maxWidth: lineWidth(52) }}>
        {t('account.unverifiedHint')}
      </Box>
      <BusyButton variant="outlined" busy={busy} onClick={() => void resend()} sx={{ marginBlock: 1.5 }}>
        {t('account.resend')}
      </BusyButton>
      <FormAlert summary={summary} />
      {sent > 0 && !busy && summary.message === null && <Notice key={sent}>{t('account.resent')}</Notice>}
    </Box>
  );
}
