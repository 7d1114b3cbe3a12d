import type { RouteRow } from './routeRow';

/** Where links in messages and other services lead to: on the way to a sign-in, without one. */
export const signInRoutes = {
  forgotPassword: {
    path: '/forgot-password',
    access: 'everyone',
    page: 'forgot-password/ForgotPasswordPage',
    title: 'auth:forgot.title',
    reads: true,
  },
  resetPassword: {
    path: '/reset-password',
    access: 'everyone',
    page: 'reset-password/ResetPasswordPage',
    title: 'auth:reset.title',
    reads: true,
  },
  verifyEmail: {
    path: '/verify-email',
    access: 'everyone',
    page: 'verify-email/VerifyEmailPage',
    title: 'auth:verify.title',
    reads: true,
  },
  linkedInCallback: {
    path: '/auth/linkedin/callback',
    access: 'everyone',
    page: 'linkedin-callback/LinkedInCallbackPage',
    title: 'auth:linkedinCallback.title',
    reads: true,
  },
} as const satisfies Record<string, RouteRow>;
