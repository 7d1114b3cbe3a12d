import { writeFailedSignIn, writeSignIn } from '../audit/log.ts';
import type { Backend } from '../backend.ts';
import type { User } from '../data/records.ts';
import { HttpFailure, notFound } from '../http/HttpFailure.ts';
import { del, get, post, success, type Resource } from '../http/route.ts';
import { noteDevice } from '../security/devices.ts';
import { issueToken } from '../security/oneTimeTokens.ts';
import { passwordMatches } from '../security/passwords.ts';
import {
  closeSession,
  closeSessionOfRefresh,
  closeSessionsOf,
  isBlocked,
  openSession,
  refreshSession,
  refuseBlocked,
} from '../security/sessions.ts';
import { accountView, findByEmail } from './accounts.ts';

const WINDOW = 15 * 60_000;
const WRONG_PASSWORDS = 10;

/** 429 after ten wrong passwords for an address within fifteen minutes, whether or not the account exists. */
const checkAttempts = (backend: Backend, email: string): void => {
  const since = backend.now() - WINDOW;
  const recent = (backend.wrongPasswords.get(email) ?? []).filter((time) => time > since);
  if (recent.length === 0) backend.wrongPasswords.delete(email);
  else backend.wrongPasswords.set(email, recent);
  if (recent.length < WRONG_PASSWORDS) return;
  const wait = Math.ceil(((recent[0] ?? 0) + WINDOW - backend.now()) / 1000);
  throw new HttpFailure(429, 'Too many attempts. Please try again later.', undefined, {
    headers: { 'retry-after': String(Math.max(1, wait)) },
  });
};

/** Opens a session for a person who has proved their identity. */
export const enter: typeof openSession = (backend, user, request) => {
  const session = openSession(backend, user, request);
  writeSignIn(backend, user);
  noteDevice(backend, user, request);
  return session;
};

/** Refuses the sign-in to a blocked account and logs it. */
export const refuseBlockedSignIn = (backend: Backend, user: User): void => {
  if (isBlocked(user)) writeFailedSignIn(backend, user.email);
  refuseBlocked(user);
};

/** A session, or the request for the second factor. */
export const signedIn = (
  backend: Backend,
  user: User,
  request: Request,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  refuseBlockedSignIn(backend, user);
  return user.twoFactor?.enabled
    ? success('Enter the code of your authenticator app.', {
        requiresTwoFactor: true,
        twoFactorToken: issueToken(backend, 'two-factor', user.id),
      })
    : success('Login successful', { ...enter(backend, user, request), ...more });
};

export const sessionRoutes: Resource = (backend) => [
  post('/api/auth/login', async ({ form: read, request }) => {
    const form = await read();
    const email = form.required('email', { max: 254 }).toLowerCase();
    const password = form.secret('password');
    form.boolean('rememberMe');
    form.done();
    checkAttempts(backend, email);
    const user = findByEmail(backend, email);
    const right = await passwordMatches(password, user?.passwordHash ?? null, backend.passwordCost);
    if (!user || !right) {
      backend.wrongPasswords.set(email, [...(backend.wrongPasswords.get(email) ?? []), backend.now()]);
      writeFailedSignIn(backend, email);
      throw new HttpFailure(401, 'Invalid credentials');
    }
    backend.wrongPasswords.delete(email);
    return signedIn(backend, user, request);
  }),

  post('/api/auth/refresh', async ({ form: read }) => {
    const form = await read();
    const refreshToken = form.required('refreshToken');
    form.done();
    return success('Session renewed', refreshSession(backend, refreshToken));
  }),

  // Signing out twice, or with an expired token, is not an error, because the session has ended in any case.
  post('/api/auth/logout', async ({ visitor, form: read }) => {
    const asking = visitor();
    const form = await read();
    const refreshToken = form.text('refreshToken', { max: 16_384 });
    form.done();
    if (asking) closeSession(backend, asking.session);
    if (refreshToken !== undefined) closeSessionOfRefresh(backend, refreshToken);
    return success('Logged out');
  }),

  get('/api/auth/me', ({ user }) => accountView(backend, user())),

  get('/api/auth/sessions', ({ user, session }) => {
    const current = session();
    const id = user().id;
    return backend.data.sessions
      .filter((record) => record.userId === id)
      .map(({ id, device, ipAddress, location, createdAt, lastActiveAt }) => ({
        id,
        device,
        ipAddress,
        location,
        createdAt,
        lastActiveAt,
        current: id === current.id,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.lastActiveAt.localeCompare(a.lastActiveAt));
  }),

  del('/api/auth/sessions/others', ({ user, session }) => {
    const closed = closeSessionsOf(backend, user().id, session().id);
    return success('All other sessions were signed out.', { closed });
  }),

  del('/api/auth/sessions/:id', ({ user, param }) => {
    const record = backend.data.sessions.get(param('id'));
    // The session of another person is answered with 404, like one that does not exist.
    if (!record || record.userId !== user().id) throw notFound('The session');
    closeSession(backend, record);
    return success('The session was signed out.');
  }),
];
