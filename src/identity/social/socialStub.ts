import type { SessionAnswer } from '@/api/sessionAnswer';
import { SOCIAL_STUB_DELAY } from '@/config/limits';

/** The embedded backend knows this token as a placeholder end user's (R-1072). */
const PLACEHOLDER_TOKEN = 'placeholder-token-social';

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abandoned = () => {
      clearTimeout(timer);
      reject(new DOMException('The sign-in was abandoned', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abandoned);
      resolve();
    }, milliseconds);
    if (signal.aborted) abandoned();
    else signal.addEventListener('abort', abandoned, { once: true });
  });

/**
 * Google and LinkedIn without a client id: after 1.5 s a placeholder end user with a whole session, so that nothing
 * downstream needs a special case.
 */
export async function stubSignIn(signal: AbortSignal): Promise<SessionAnswer> {
  await wait(SOCIAL_STUB_DELAY, signal);
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
