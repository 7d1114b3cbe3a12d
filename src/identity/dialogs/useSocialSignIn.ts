import type { SecondFactor, SessionAnswer } from '@/api/sessionAnswer';
import type { Summary } from '@/forms/useFormSummary';
import { linkedInAddress } from '@/identity/social/linkedIn';
import { type AuthMode, socialFailure, type SocialProvider } from '@/identity/social/providers';
import { googleSignIn } from '@/identity/social/socialCalls';
import { stubSignIn } from '@/identity/social/socialStub';
import { config } from '@/config/env';
import { useMessage } from '@/i18n/useMessage';
import type { Submission, SubmissionResult } from '@/forms/useSubmission';

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
          : googleSignIn(idToken, signal),
      ),
    onUnavailable: fail,
  };
}
