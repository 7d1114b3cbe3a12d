import type { SessionAnswer } from '@/api/sessionAnswer';
import { SOCIAL_STUB_DELAY } from '@/config/limits';

/** The embedded backend accepts this token as that of a placeholder end user (R-1072). */
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
 * Replaces Google and LinkedIn when there is no client id. After 1.5 s it returns a complete session of a
 * placeholder end user, so that the other code needs no special case.
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
