import type { RouteRow } from './routeRow';

/** Where links in messages and other services lead to: on the way to a sign-in, without one. */
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
