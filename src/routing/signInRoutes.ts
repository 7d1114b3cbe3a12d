import type { RouteRow } from './routeRow';

/** The routes that links in e-mails and other services lead to; they work without a sign-in. */
export const signInRoutes = {
  forgotPassword: {
    path: '/forgot-password',
    access: 'everyone',
    title: 'auth:forgot.title',
  },
  resetPassword: {
    path: '/reset-password',
    access: 'everyone',
    title: 'auth:reset.title',
  },
  verifyEmail: {
    path: '/verify-email',
    access: 'everyone',
    title: 'auth:verify.title',
  },
  linkedInCallback: {
    path: '/auth/linkedin/callback',
    access: 'everyone',
    title: 'auth:linkedinCallback.title',
  },
} as const satisfies Record<string, RouteRow>;
