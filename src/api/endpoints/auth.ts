import { RAW } from '@/errors/catalogue';
import { readItems } from '@/api/lists';
import { date, id, maybe, maybeId, named, unusedAnswer, percentage, text, texts } from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { readConfirmed, readLogin, readSession, toUser } from '@/api/sessionAnswer';
import { ACCOUNT_READS, twoFactor } from './twoFactor';

/** Calls of the account: sign-in, registration, passwords, sessions, two-factor. */
const session = {
  userId: id,
  userProfileId: maybeId,
  email: text,
  fullName: text,
  roles: texts,
  accessToken: text,
  refreshToken: maybe(text),
  expiresIn: maybe(z.number()),
};
const loginAnswer = named('SessionAnswer', z.object(session));
const twoFactorAnswer = named(
  'TwoFactorWanted',
  z.object({ requiresTwoFactor: z.literal(true), twoFactorToken: text }),
);
const registerAnswer = named(
  'RegisterAnswer',
  z.object({
    ...session,
    isEmailVerified: maybe(z.boolean()),
    profileCompletionPercentage: maybe(percentage),
    tokenType: maybe(text),
    hasProfile: maybe(z.boolean()),
  }),
);
const registerBody = named(
  'RegisterRequest',
  z.object({
    command: z.literal('register'),
    email: text,
    password: text,
    firstName: text,
    lastName: text,
    phoneNumber: z.optional(text),
    referralCode: z.optional(text),
    createProfile: z.optional(z.boolean()),
    countryOfBirthId: z.optional(text),
    countryOfResidenceId: z.optional(text),
  }),
);
export type RegisterRequest = z.infer<typeof registerBody>;

export const account = named(
  'Account',
  z.object({
    userId: id,
    userProfileId: maybeId,
    email: text,
    fullName: text,
    phoneNumber: maybe(text),
    roles: texts,
    isEmailVerified: maybe(z.boolean()),
    twoFactorEnabled: maybe(z.boolean()),
    googleLinked: maybe(z.boolean()),
    hasPassword: maybe(z.boolean()),
    createdAt: date,
    updatedAt: date,
  }),
);
export type Account = z.infer<typeof account>;

const authSession = named(
  'AuthSession',
  z.object({
    id,
    device: text,
    ipAddress: maybe(text),
    location: maybe(text),
    createdAt: date,
    lastActiveAt: date,
    current: z.boolean(),
  }),
);
export type AuthSession = z.infer<typeof authSession>;

const SESSIONS = '/api/auth/sessions';

const emailBody = z.object({ email: text });

/** Policies of calls: sign-in that may ask for the second factor, sign-in, calls without a result. */
const firstStep = {
  response: z.union([loginAnswer, twoFactorAnswer]),
  read: readLogin,
  failure: RAW.loginFailed,
  envelope: true,
  makesStale: [],
} as const;
const signIn = {
  response: loginAnswer,
  read: readSession('login'),
  failure: RAW.loginFailed,
  envelope: true,
  makesStale: [],
} as const;
const done = { response: unusedAnswer, isProposal: true } as const;
const sessionPolicy = { essential: true, offline: true, isProposal: true } as const;
/** The answer to a confirmed address: any success is enough, unless it says that nothing was confirmed. */
export const confirmed = {
  response: z.object({ verified: z.boolean() }),
  read: readConfirmed,
  envelope: true,
  isProposal: true,
} as const;

export const auth = {
  login: post(
    '/api/auth/login',
    'Sign in; an account with a second factor answers with a token for 2fa/verify',
    {
      ...firstStep,
      body: z.object({ email: text, password: text, rememberMe: z.boolean() }),
      repeatable: true,
      conflicts: [429],
    },
  ),
  register: post('/api/auth/register', 'Create an account and sign in', {
    body: registerBody,
    response: registerAnswer,
    read: readSession('register'),
    failure: RAW.registrationFailed,
    envelope: true,
    conflicts: [409, 422],
    makesStale: [],
  }),
  logout: post('/api/auth/logout', 'End this session, and the refresh token that it has on this device', {
    body: z.object({ refreshToken: z.optional(text) }),
    response: unusedAnswer,
    repeatable: true,
    ignoresAnswer: true,
    makesStale: [],
  }),
  refresh: post('/api/auth/refresh', 'Exchange a refresh token for a new session', {
    body: z.object({ refreshToken: text }),
    ...signIn,
    repeatable: true,
  }),
  verify: post('/api/auth/verify', 'Confirm an e-mail address with the token from the message', {
    ...confirmed,
    body: z.object({ token: text }),
    repeatable: true,
  }),
  forgotPassword: post(
    '/api/auth/forgot-password',
    'Ask for a message with a link to set a new password; answers the same whether the account exists or not',
    {
      ...done,
      body: emailBody,
      repeatable: true,
      makesStale: [],
    },
  ),
  resetPassword: post('/api/auth/reset-password', 'Set a new password with the token from the message', {
    ...done,
    body: z.object({ token: text, newPassword: text }),
    conflicts: [410, 422],
  }),
  changePassword: put('/api/auth/change-password', 'Change the password of the signed-in user', {
    ...done,
    body: z.object({ currentPassword: text, newPassword: text }),
    // If the first answer was lost, the password has changed and the old one is refused.
    repeatable: false,
    conflicts: [422],
  }),
  me: get('/api/auth/me', 'The account that the token belongs to', {
    response: account,
    ...sessionPolicy,
  }),
  /** The same call, also read as a session user (fewer fields are enough): it checks a stored session. */
  recheck: get('/api/auth/me', 'The account that the token belongs to', {
    response: account,
    read: (body) => ({ user: toUser(body, 'login'), account: account.safeParse(body).data }),
    ...sessionPolicy,
  }),
  resendVerification: post('/api/auth/resend-verification', 'Send the verification message again', {
    ...done,
    body: emailBody,
    repeatable: true,
    makesStale: [],
    conflicts: [429],
  }),
  checkEmail: get('/api/auth/check-email', 'Whether an account with this address exists', {
    query: emailBody,
    response: z.object({ exists: z.boolean() }),
    isProposal: true,
  }),
  validateResetToken: get('/api/auth/validate-reset-token', 'Whether a reset token can still be used', {
    query: z.object({ token: text }),
    response: z.object({ valid: z.boolean() }),
    isProposal: true,
  }),
  google: post(
    '/api/auth/google',
    'Sign in, or create an account, with a Google identity token; an account with a second factor answers with a token for 2fa/verify',
    { ...firstStep, body: z.object({ idToken: text }) },
  ),
  linkGoogle: post(
    '/api/auth/link-google',
    'Join a Google identity to the account; one with a second factor wants a code',
    {
      ...done,
      body: z.object({ idToken: text, code: z.optional(text) }),
      makesStale: ACCOUNT_READS,
      conflicts: [409, 422],
    },
  ),
  unlinkGoogle: remove('/api/auth/unlink-google', 'Take the Google identity off the account', {
    ...done,
    makesStale: ACCOUNT_READS,
    conflicts: [409],
  }),
  linkedIn: post(
    '/api/auth/linkedin',
    'Sign in, or create an account, with a LinkedIn authorisation code; an account with a second factor answers with a token for 2fa/verify',
    // The code verifier is for backends that use PKCE with LinkedIn.
    { ...firstStep, body: z.object({ code: text, code_verifier: z.optional(text) }) },
  ),
  sessions: get(SESSIONS, 'The places where the account is signed in', {
    response: z.array(authSession),
    read: readItems(authSession),
    isProposal: true,
  }),
  endSession: remove(`${SESSIONS}/{id}`, 'Sign out one of them', {
    ...done,
    makesStale: [SESSIONS],
  }),
  endOtherSessions: remove(`${SESSIONS}/others`, 'Sign out all but this one', {
    ...done,
    makesStale: [SESSIONS],
  }),
  verifyTwoFactor: post(
    '/api/auth/2fa/verify',
    'Finish a sign-in with a code (or a backup code) and the token that login answered',
    {
      body: z.object({ code: text, token: text }),
      ...signIn,
      conflicts: [422],
      isProposal: true,
    },
  ),
  ...twoFactor,
};
