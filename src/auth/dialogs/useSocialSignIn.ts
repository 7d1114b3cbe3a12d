import type { SessionAnswer } from '@/api/sessionAnswer';
import type { Summary } from '@/auth/fields/useSummary';
import { linkedInAddress } from '@/auth/social/linkedIn';
import { type AuthMode, socialFailure, type SocialProvider } from '@/auth/social/providers';
import { googleSignIn } from '@/auth/social/socialCalls';
import { stubSignIn } from '@/auth/social/socialStub';
import { config } from '@/config/env';
import { useMessage } from '@/i18n/useMessage';
import type { Attempt, AttemptResult } from './useAttempt';

/** While the browser is on its way to LinkedIn nothing else happens here, unless the dialog is closed. */
const untilAbandoned = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Abandoned', 'AbortError')), {
      once: true,
    });
  });

/** Signing in through Google or LinkedIn from the dialog: the stub without a client id, the real thing with one. */
export function useSocialSignIn(
  mode: AuthMode,
  attempt: Attempt,
  summary: Summary,
  settle: (result: AttemptResult<SessionAnswer>) => unknown,
) {
  const say = useMessage();
  const fail = (provider: SocialProvider) => summary.show(say({ key: socialFailure(provider, mode) }));
  const start = async (provider: SocialProvider, work: (signal: AbortSignal) => Promise<SessionAnswer>) => {
    summary.clear();
    if (settle(await attempt.run(provider, work)) !== undefined) fail(provider);
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
          : googleSignIn(idToken, signal),
      ),
    onUnavailable: fail,
  };
}
