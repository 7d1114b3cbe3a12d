/**
 * The addresses of the real services, used when a client id is configured (R-1065). Only then does the
 * deployment add these origins to the Content-Security-Policy. Tests answer them with a local server.
 */
export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
export const LINKEDIN_AUTHORIZATION = 'https://www.linkedin.com/oauth/v2/authorization';
export const LINKEDIN_SCOPE = 'openid profile email';

export type SocialProvider = 'google' | 'linkedin';
/** The dialog in which the sign-in began. It decides the text of a failure and the page after a success. */
export type AuthMode = 'login' | 'register';

const FAILURES = {
  google: { login: 'errors:login.google', register: 'errors:registration.google' },
  linkedin: { login: 'errors:login.linkedIn', register: 'errors:registration.linkedIn' },
} as const;

/** The text key for a failed sign-in through a service, whatever the reason. */
export const socialFailure = (provider: SocialProvider, mode: AuthMode) => FAILURES[provider][mode];
