import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useEmailRequest } from '@/features/account-recovery/useEmailRequest';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { currentSession, useSession } from '@/identity/identity';
import { pathOf } from '@/routing/routes';
import { ApiError, isNotOffered } from '@/errors/ApiError';
import { refusalOf } from '@/errors/refusals';
import { NarrowPage, Outcome, useLeaveOnSignIn } from '@/features/account-recovery/NarrowPage';
import { RefusedText, useAddressToken, useTokenCheck } from '@/features/account-recovery/useTokenCheck';
import { AppLink } from '@/ui/page/AppLink';
import { Spinner } from '@/ui/loading/Spinner';

const request = (email: string, signal: AbortSignal) =>
  send(auth.resendVerification, { body: { email }, signal });

/** Sends a new confirmation link. The answer is the same whether the address is known or not. */
function Resend() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const { isSent, step } = useEmailRequest({
    initialEmail: session.status === 'signedIn' ? session.user.email : '',
    submitLabel: t('verify.submit'),
    request,
    sentText: (email) => t('verify.sent', { email }),
  });
  if (isSent) return <Box sx={{ mt: 4 }}>{step}</Box>;
  return (
    <Box component="section" aria-labelledby="resend-heading" sx={{ mt: 4 }}>
      <Typography id="resend-heading" component="h2" variant="h5">
        {t('verify.resendTitle')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{t('verify.resendIntro')}</Typography>
      {step}
    </Box>
  );
}

/**
 * Whether the address is already confirmed, when the link was used before or its response was lost. Either
 * the server's error or the account of the signed-in person says so.
 */
async function isConfirmedAlready(error: unknown, signal: AbortSignal): Promise<boolean> {
  if (refusalOf(error) === 'alreadyConfirmed') return true;
  const refused = error instanceof ApiError && error.kind === 'http' && !mayWorkLater(error);
  if (!refused || currentSession().status !== 'signedIn') return false;
  try {
    return (await send(auth.me, { signal })).isEmailVerified === true;
  } catch {
    return false;
  }
}

async function ask(token: string, signal: AbortSignal): Promise<void> {
  try {
    await send(auth.verify, { body: { token }, signal });
  } catch (error) {
    if (!(await isConfirmedAlready(error, signal))) throw error;
  }
}

/** Whether the same link may work later. */
const mayWorkLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'http' || (error.status ?? 0) >= 500 || error.status === 429);

/** Sends the token to the server when it is mounted, and shows the outcome. */
function Confirmation({ token }: { readonly token: string }) {
  const { t } = useTranslation(['auth', 'words']);
  const dialog = useAuthDialog();
  const session = useSession();
  const [check, tryAgain] = useTokenCheck(token, ask);
  return (
    <>
      {check.status === 'checking' && <Spinner text={t('verify.checking')} />}
      {check.status === 'answered' && (
        <Outcome
          kind="success"
          title={t('verify.doneTitle')}
          text={t('verify.done')}
          actions={
            session.status === 'signedIn' ? (
              <Button component={AppLink} to={pathOf('dashboard')} variant="contained" size="large">
                {t('verify.goOn')}
              </Button>
            ) : (
              <Button variant="contained" size="large" onClick={() => dialog.open('login')}>
                {t('signIn.submit')}
              </Button>
            )
          }
        />
      )}
      {check.status === 'failed' && (
        <>
          <Outcome
            kind="failure"
            title={t('verify.failedTitle')}
            text={isNotOffered(check.error) ? t('verify.unavailable') : <RefusedText error={check.error} />}
            actions={
              mayWorkLater(check.error) ? (
                <Button variant="outlined" size="large" onClick={tryAgain}>
                  {t('words:tryAgain')}
                </Button>
              ) : undefined
            }
          />
          {!isNotOffered(check.error) && <Resend />}
        </>
      )}
    </>
  );
}

/**
 * Confirms an e-mail address with the link of the message, or sends a new link. It waits for a press: mail
 * scanners open links and run the page, and would confirm an address that nobody has seen.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  useLeaveOnSignIn();
  const token = useAddressToken();
  const [isPressed, setPressed] = useState(false);
  return (
    <NarrowPage>
      {token === null ? (
        <Resend />
      ) : isPressed ? (
        <Confirmation token={token} />
      ) : (
        <>
          <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('verify.intro')}</Typography>
          <Button variant="contained" size="large" onClick={() => setPressed(true)}>
            {t('verify.confirm')}
          </Button>
        </>
      )}
    </NarrowPage>
  );
}
