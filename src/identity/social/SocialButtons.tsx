import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useTranslation } from 'react-i18next';
import { wait } from '@/api/deadline';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import type { SecondFactor, SessionAnswer } from '@/api/sessionAnswer';
import { config } from '@/config/env';
import { SOCIAL_STUB_DELAY } from '@/config/limits';
import type { Summary } from '@/forms/useFormSummary';
import type { Submission, SubmissionResult } from '@/forms/useSubmission';
import { useMessage } from '@/i18n/useMessage';
import { GoogleButton } from './GoogleButton';
import { linkedInAddress } from './linkedIn';
import { type AuthMode, socialFailure, type SocialProvider } from './providers';
import { SocialButton } from './SocialButton';

/** The embedded backend accepts this token as that of a placeholder end user (R-1072). */
const PLACEHOLDER_TOKEN = 'placeholder-token-social';

/**
 * Replaces Google and LinkedIn when there is no client id. After 1.5 s it returns a complete session of a
 * placeholder end user, so that the other code needs no special case.
 */
async function stubSignIn(signal: AbortSignal): Promise<SessionAnswer> {
  await wait(SOCIAL_STUB_DELAY, [signal]);
  const now = new Date().toISOString();
  return {
    user: {
      id: 'user-social',
      userProfileId: null,
      email: 'social.user@visatalent.test',
      firstName: 'Social',
      lastName: 'User',
      role: 'end_user',
      roles: ['end_user'],
      createdAt: now,
      updatedAt: now,
    },
    token: PLACEHOLDER_TOKEN,
    refreshToken: null,
    hasProfile: false,
  };
}

/**
 * A promise that never resolves: keeps the forms disabled until the browser has left for LinkedIn. It rejects
 * if the dialog is closed before that.
 */
const untilAbandoned = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Abandoned', 'AbortError')), {
      once: true,
    });
  });

/** Signing in through Google or LinkedIn from the dialog. Without a client id a stub answers. */
export function useSocialSignIn(
  mode: AuthMode,
  attempt: Submission,
  summary: Summary,
  completeSignIn: (result: SubmissionResult<SessionAnswer | SecondFactor>) => unknown,
) {
  const say = useMessage();
  const fail = (provider: SocialProvider) => summary.show(say({ key: socialFailure(provider, mode) }));
  const start = async (
    provider: SocialProvider,
    work: (signal: AbortSignal) => Promise<SessionAnswer | SecondFactor>,
  ) => {
    summary.clear();
    if (completeSignIn(await attempt.run(provider, work)) !== undefined) fail(provider);
  };

  return {
    onStart: (provider: SocialProvider) => {
      const { linkedInClientId } = config();
      if (provider !== 'linkedin' || linkedInClientId === null) void start(provider, stubSignIn);
      else {
        void start(provider, async (signal) => {
          location.assign(linkedInAddress(linkedInClientId, mode));
          return untilAbandoned(signal);
        });
      }
    },
    onGoogleCredential: (idToken: string) =>
      void start('google', (signal) =>
        idToken === ''
          ? Promise.reject(new Error('Google gave no credential'))
          : send(auth.google, { body: { idToken }, signal }),
      ),
    onUnavailable: fail,
  };
}

interface SocialButtonsProps {
  readonly busy: boolean;
  readonly pending: SocialProvider | null;
  /** Starts the stub, or redirects to LinkedIn. */
  readonly onStart: (provider: SocialProvider) => void;
  readonly onGoogleCredential: (idToken: string) => void;
  readonly onUnavailable: (provider: SocialProvider) => void;
}

/** The buttons of Google and LinkedIn. A feature flag hides each; if both are hidden, nothing is rendered. */
export function SocialButtons(props: SocialButtonsProps) {
  const { busy, pending, onStart, onGoogleCredential, onUnavailable } = props;
  const { t } = useTranslation('auth');
  const { features, googleClientId } = config();
  if (!features.googleSignIn && !features.linkedinSignIn) return null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {features.googleSignIn && googleClientId !== null && (
          <GoogleButton
            clientId={googleClientId}
            disabled={busy}
            pending={pending === 'google'}
            onCredential={onGoogleCredential}
            onUnavailable={() => onUnavailable('google')}
          />
        )}
        {features.googleSignIn && googleClientId === null && (
          <SocialButton
            provider="google"
            disabled={busy}
            pending={pending === 'google'}
            onClick={() => onStart('google')}
          >
            {t('social.google')}
          </SocialButton>
        )}
        {features.linkedinSignIn && (
          <SocialButton
            provider="linkedin"
            disabled={busy}
            pending={pending === 'linkedin'}
            onClick={() => onStart('linkedin')}
          >
            {t('social.linkedin')}
          </SocialButton>
        )}
      </Box>
      <Divider sx={{ marginBlock: 2.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('social.or')}
      </Divider>
    </>
  );
}
