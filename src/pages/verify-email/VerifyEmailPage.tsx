import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { currentSession, useSession } from '@/identity/identity';
import { pathOf } from '@/routing/routes';
import { ApiError, isNotOffered } from '@/errors/ApiError';
import { refusalOf } from '@/errors/refusals';
import { NarrowPage } from '@/features/account-recovery/NarrowPage';
import { Outcome } from '@/features/account-recovery/Outcome';
import { RefusedText } from '@/features/account-recovery/RefusedText';
import { useAddressToken } from '@/features/account-recovery/useAddressToken';
import { useLeaveOnSignIn } from '@/features/account-recovery/useLeaveOnSignIn';
import { useTokenCheck } from '@/features/account-recovery/useTokenCheck';
import { AppLink } from '@/ui/page/AppLink';
import { Spinner } from '@/ui/loading/Spinner';
import { ResendVerification } from './ResendVerification';

/** A link that was used before, or whose answer got lost: the server says so, or the account of whoever is signed in. */
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

/** The same link may work on another try. */
const mayWorkLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'http' || (error.status ?? 0) >= 500 || error.status === 429);

/** Confirms an e-mail address with the link from the message, or sends a new link. */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const dialog = useAuthDialog();
  const session = useSession();
  useLeaveOnSignIn();
  const token = useAddressToken();
  const [check, tryAgain] = useTokenCheck(token, ask);

  const resend = (
    <ResendVerification initialEmail={session.status === 'signedIn' ? session.user.email : ''} />
  );
  return (
    <NarrowPage>
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
                  {t('verify.tryAgain')}
                </Button>
              ) : undefined
            }
          />
          {!isNotOffered(check.error) && resend}
        </>
      )}
      {check.status === 'absent' && resend}
    </NarrowPage>
  );
}
