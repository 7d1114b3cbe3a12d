/**
 * Where the real sign-in goes when a client id is configured (R-1065). These origins stand in the
 * Content-Security-Policy only then (deploy). Tests answer these addresses with a stand-in on loopback.
 */
export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
export const LINKEDIN_AUTHORIZATION = 'https://www.linkedin.com/oauth/v2/authorization';
export const LINKEDIN_SCOPE = 'openid profile email';

export type SocialProvider = 'google' | 'linkedin';
/** Which dialog somebody came from: it decides the words of a failure and where a success leads. */
export type AuthMode = 'login' | 'register';

const FAILURES = {
  google: { login: 'errors:login.google', register: 'errors:registration.google' },
  linkedin: { login: 'errors:login.linkedIn', register: 'errors:registration.linkedIn' },
} as const;

/** What is said when signing in through a service failed, whatever the reason. */
export const socialFailure = (provider: SocialProvider, mode: AuthMode) => FAILURES[provider][mode];
