import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SecondFactor, SessionAnswer } from '@/api/sessionAnswer';
import { FormAlert } from '@/forms/FormAlert';
import { useFormSummary } from '@/forms/useFormSummary';
import { sentenceGap } from '@/i18n/punctuation';
import { signedIn } from '@/identity/identity';
import type { AuthMode, SocialProvider } from '@/identity/social/providers';
import { SocialButtons, useSocialSignIn } from '@/identity/social/SocialButtons';
import { config } from '@/config/env';
import { pathOf } from '@/routing/routes';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { createMissingProfile, logIn, register, type RegisterValues, verifyCode } from './requests';
import { TwoFactorForm } from './TwoFactorForm';
import { type SubmissionResult, useSubmission } from '@/forms/useSubmission';

interface AuthDialogContentProps {
  readonly open: boolean;
  readonly mode: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
  readonly onClose: () => void;
}

/** The forms of the dialog. They share one submission, so at most one attempt runs at a time. */
export function AuthDialogContent({ open, mode, onMode, onClose }: AuthDialogContentProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const summary = useFormSummary();
  const attempt = useSubmission();
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const [email, setEmail] = useState('');
  /** Whether the person chose 'Remember me'. It is kept in a ref because a sign-in can take two steps. */
  const remembers = useRef(false);

  // Closing the dialog aborts the request at once, not only after the closing animation.
  const { abort } = attempt;
  useEffect(() => {
    if (!open) abort();
  }, [open, abort]);

  const complete = (answer: SessionAnswer, values?: RegisterValues) => {
    // Without 'Remember me' the refresh token is not stored, so nothing on this device outlives the session.
    const isRemembered = remembers.current && values === undefined;
    signedIn(answer.user, answer.token, answer.refreshToken, isRemembered);
    if (mode === 'register') void navigate(pathOf('dashboard'));
    if (values !== undefined) createMissingProfile(answer, values);
    onClose();
  };
  /** Completes a sign-in. @returns the error if the attempt failed, otherwise undefined. */
  const completeSignIn = (
    result: SubmissionResult<SessionAnswer | SecondFactor>,
    values?: RegisterValues,
  ): unknown => {
    if (result.outcome === 'failed') return result.error;
    if (result.outcome === 'abandoned') return undefined;
    try {
      if (!('twoFactorToken' in result.value)) complete(result.value, values);
      else {
        summary.clear();
        setSecondFactor(result.value);
      }
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const social = useSocialSignIn(mode, attempt, summary, (result) => {
    remembers.current = false;
    return completeSignIn(result);
  });

  const busy = attempt.pending !== null;
  const pending = attempt.pending === 'form';
  const forms = {
    initialEmail: email,
    onEmail: setEmail,
    summary,
    busy,
    pending,
  };
  const turnTo = (next: AuthMode) => {
    summary.clear();
    onMode(next);
  };

  if (secondFactor !== null) {
    return (
      <>
        <FormAlert summary={summary} />
        <TwoFactorForm
          summary={summary}
          pending={pending}
          onSubmit={async (code) =>
            completeSignIn(
              await attempt.run('form', (signal) => verifyCode(code, secondFactor.twoFactorToken, signal)),
            )
          }
          onBack={() => {
            summary.clear();
            setSecondFactor(null);
          }}
        />
      </>
    );
  }
  const other: SocialProvider | null = attempt.pending === 'form' ? null : attempt.pending;
  return (
    <>
      <FormAlert summary={summary} />
      <SocialButtons busy={busy} pending={other} {...social} />
      {mode === 'login' ? (
        <LoginForm
          {...forms}
          onLeave={onClose}
          onSubmit={async (values) => {
            remembers.current = values.rememberMe;
            return completeSignIn(await attempt.run('form', (signal) => logIn(values, signal)));
          }}
        />
      ) : (
        <RegisterForm
          {...forms}
          onSubmit={async (values) =>
            completeSignIn(await attempt.run('form', (signal) => register(values, signal)), values)
          }
        />
      )}
      <Box sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary' }}>
        {mode === 'login' ? t('signIn.noAccount', { product: config().appName }) : t('register.haveAccount')}
        {sentenceGap()}
        <Link
          href={mode === 'login' ? '#create-account' : '#sign-in'}
          aria-disabled={busy}
          onClick={(event) => {
            event.preventDefault();
            if (!busy) turnTo(mode === 'login' ? 'register' : 'login');
          }}
          sx={{
            display: 'inline-block',
            fontWeight: 600,
            paddingBlock: 1,
            '&[aria-disabled=true]': { color: 'text.disabled' },
          }}
        >
          {mode === 'login' ? t('signIn.switch') : t('register.switch')}
        </Link>
      </Box>
    </>
  );
}
