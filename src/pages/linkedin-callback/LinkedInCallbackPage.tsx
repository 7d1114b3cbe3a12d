import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { signedIn } from '@/identity/identity';
import { SecondStep } from '@/identity/dialogs/SecondStep';
import { type LinkedInReturn, readLinkedInReturn } from '@/identity/social/linkedIn';
import { socialFailure } from '@/identity/social/providers';
import type { SecondFactor } from '@/api/sessionAnswer';
import { appState } from '@/runtime/app';
import { pathOf } from '@/routing/routes';
import { useReplaceAddress } from '@/routing/useReplaceAddress';
import { useMessage } from '@/i18n/useMessage';
import { NarrowPage, Outcome, useLeaveOnSignIn } from '@/features/account-recovery/NarrowPage';
import { AppLink } from '@/ui/page/AppLink';
import { Spinner } from '@/ui/loading/Spinner';

/** The results by query string. A `state` can be used only once, and React may mount a page twice. */
const returns = appState(() => new Map<string, LinkedInReturn>());
function returnOf(search: string): LinkedInReturn {
  const firstReturn = returns().get(search);
  if (firstReturn !== undefined) return firstReturn;
  const read = readLinkedInReturn(search);
  returns().set(search, read);
  return read;
}

/** The page to which LinkedIn redirects. It exchanges the code for a session and continues to the app. */
export function LinkedInCallbackPage() {
  const { t } = useTranslation(['auth', 'words']);
  const say = useMessage();
  const dialog = useAuthDialog();
  const navigate = useNavigate();
  const replaceAddress = useReplaceAddress();
  const { pathname, search } = useLocation();
  const [back] = useState(() => returnOf(search));
  const [failed, setFailed] = useState(back.kind === 'refused');
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);

  // Removes the code from the address at once.
  useEffect(() => {
    if (search !== '') replaceAddress(pathname);
  }, [pathname, search, replaceAddress]);

  useEffect(() => {
    if (back.kind === 'refused') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Runs after React's trial mount in development, because the code is valid for one request only.
    const timer = setTimeout(() => {
      send(auth.linkedIn, { body: { code: back.code }, signal })
        .then((answer) => {
          if (signal.aborted) return;
          if ('twoFactorToken' in answer) setSecondFactor(answer);
          else signedIn(answer.user, answer.token);
        })
        .catch(() => {
          if (!signal.aborted) setFailed(true);
        });
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [back]);
  useLeaveOnSignIn(pathOf(back.mode === 'register' ? 'dashboard' : 'home'));

  return (
    <NarrowPage>
      {failed ? (
        <Outcome
          kind="failure"
          title={t('linkedinCallback.failedTitle')}
          text={say({ key: socialFailure('linkedin', back.mode) })}
          actions={
            <>
              <Button variant="contained" size="large" onClick={() => dialog.open(back.mode)}>
                {t(back.mode === 'login' ? 'signIn.submit' : 'register.title')}
              </Button>
              <Button component={AppLink} to={pathOf('home')} size="large">
                {t('words:goToTheHomePage')}
              </Button>
            </>
          }
        />
      ) : secondFactor === null ? (
        <Spinner text={t('linkedinCallback.working')} />
      ) : (
        <SecondStep secondFactor={secondFactor} onBack={() => void navigate(pathOf('home'))} />
      )}
    </NarrowPage>
  );
}
