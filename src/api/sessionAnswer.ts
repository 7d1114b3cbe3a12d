import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { usableToken } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import { isRecord } from './answer';

/** The result of a login or a registration, after the server's answer was checked. */
export interface SessionAnswer {
  readonly user: SessionUser;
  readonly token: string;
  readonly refreshToken: string | null;
  /** False: the server reports no profile, so the client tries to create one after a registration. */
  readonly hasProfile: boolean;
}

/**
 * A login that waits for the second factor. `auth.verifyTwoFactor` takes the token together with the code.
 */
export interface SecondFactor {
  readonly twoFactorToken: string;
}

/** Which rule decides the session user's `role`: login and registration differ. */
type SessionOrigin = 'login' | 'register';
const ADMIN_ROLE: Readonly<Record<SessionOrigin, string>> = { login: 'administrator', register: 'admin' };
const FAILURE: Readonly<Record<SessionOrigin, string>> = {
  login: RAW.loginFailed,
  register: RAW.registrationFailed,
};

/** Splits fullName at the first space: the first name (or Unknown), and the rest (or User). */
export function splitFullName(fullName: unknown): { readonly firstName: string; readonly lastName: string } {
  const name = typeof fullName === 'string' ? fullName.trim() : '';
  const [, first = '', rest = ''] = /^(\S*)\s*([^]*)$/.exec(name) ?? [];
  return { firstName: first || 'Unknown', lastName: rest || 'User' };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const idOf = (value: unknown): string => (Number.isInteger(value) ? String(value) : textOf(value));
const rolesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((role) => typeof role === 'string'))] : [];

type Fields = Readonly<Record<string, unknown>>;
const USER_FIELDS = ['userId', 'email', 'fullName', 'roles'];

/** The fields of the user: at the top level beside the token, or in the object `user`. */
function userFields(body: unknown): Fields {
  const fields = isRecord(body) && 'user' in body ? body.user : body;
  if (!isRecord(fields) || !USER_FIELDS.some((name) => name in fields)) {
    throw new ApiError('response', RAW.userDataMissing);
  }
  return fields;
}

/**
 * Makes the session user from the server's fields.
 * @param now ISO date, used when the server does not give the creation date
 * @throws ApiError 'Invalid response structure: user data is missing' or '... user ID is missing'
 */
export function toUser(body: unknown, origin: SessionOrigin, now = new Date().toISOString()): SessionUser {
  const fields = userFields(body);
  const id = idOf(fields.userId);
  if (id === '') throw new ApiError('response', RAW.userIdMissing);
  const roles = rolesOf(fields.roles);
  const isAdmin = roles.some((role) => role.trim().toLowerCase() === ADMIN_ROLE[origin]);
  const phone = textOf(fields.phoneNumber);
  return {
    id,
    userProfileId: idOf(fields.userProfileId) || null,
    email: textOf(fields.email),
    ...splitFullName(fields.fullName),
    ...(phone === '' ? {} : { phone }),
    role: isAdmin ? 'admin' : 'end_user',
    roles,
    createdAt: textOf(fields.createdAt) || now,
    updatedAt: textOf(fields.updatedAt) || now,
  };
}

/**
 * Makes the reader that turns the answer to a login or a registration into a session.
 * @throws ApiError the two structure errors; 'Login failed' or 'Registration failed'
 * without a usable access token
 */
export function readSession(origin: SessionOrigin): (body: unknown) => SessionAnswer {
  return (body) => {
    const user = toUser(body, origin);
    const { accessToken, refreshToken, hasProfile } = isRecord(body) ? body : {};
    const token = usableToken(accessToken);
    if (token === undefined) throw new ApiError('response', FAILURE[origin]);
    return {
      user,
      token,
      refreshToken: usableToken(refreshToken) ?? null,
      hasProfile: typeof hasProfile === 'boolean' ? hasProfile : user.userProfileId !== null,
    };
  };
}

/** Reads the answer to a login: a session, or a request for the second factor. */
export function readLogin(body: unknown): SessionAnswer | SecondFactor {
  if (!isRecord(body) || body.requiresTwoFactor !== true) return readSession('login')(body);
  const twoFactorToken = usableToken(body.twoFactorToken);
  if (twoFactorToken === undefined) throw new ApiError('response', RAW.loginFailed);
  return { twoFactorToken };
}

/** Reads the answer to a confirmed address. @throws ApiError if it says that nothing was confirmed */
export function readConfirmed(body: unknown): void {
  if (isRecord(body) && body.verified === false) throw new ApiError('response', RAW.unusable);
}
