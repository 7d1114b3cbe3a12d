import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useSubmission } from '@/forms/useSubmission';
import { FormAlert } from '@/forms/FormAlert';
import { useFormSummary } from '@/forms/useFormSummary';
import { isNotOffered } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
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
  const say = useMessage();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const [sent, setSent] = useState(0);
  const busy = pending !== null;

  const resend = async () => {
    summary.clear();
    const result = await run('form', (signal) => send(auth.resendVerification, { body: { email }, signal }));
    if (result.outcome === 'done') setSent((times) => times + 1);
    else if (result.outcome === 'failed') {
      setSent(0);
      summary.show(
        isNotOffered(result.error) ? t('account.resendUnavailable') : say(userMessage(result.error)),
      );
    }
  };

  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', maxWidth: lineWidth(52) }}>
        {t('account.unverifiedHint')}
      </Box>
      <BusyButton variant="outlined" busy={busy} onClick={() => void resend()} sx={{ marginBlock: 1.5 }}>
        {t('account.resend')}
      </BusyButton>
      <FormAlert summary={summary} />
      {sent > 0 && !busy && (
        <Notice key={sent} takesFocus>
          {t('account.resent')}
        </Notice>
      )}
    </Box>
  );
}
