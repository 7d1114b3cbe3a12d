import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { usableToken } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import { isRecord } from './answer';

/** What a login or a registration comes to, once the server's answer was found good. */
export interface SessionAnswer {
  readonly user: SessionUser;
  readonly token: string;
  readonly refreshToken: string | null;
  /** False: the server reports no profile, so the client tries to create one after a registration. */
  readonly hasProfile: boolean;
}

/** A login that waits for the second factor: `token` goes with the code to `auth.verifyTwoFactor`. */
export interface SecondFactor {
  readonly twoFactorToken: string;
}

/** How the session user's `role` is decided: login and registration have different tests. */
export type SessionOrigin = 'login' | 'register';
const ADMIN_ROLE: Readonly<Record<SessionOrigin, string>> = { login: 'administrator', register: 'admin' };
const FAILURE: Readonly<Record<SessionOrigin, string>> = {
  login: RAW.loginFailed,
  register: RAW.registrationFailed,
};

/** fullName split on the first space: first part (or Unknown), the rest (or User). */
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

/** The fields of the user: beside the token, or in an object `user`. */
function userFields(body: unknown): Fields {
  const fields = isRecord(body) && 'user' in body ? body.user : body;
  if (!isRecord(fields) || !USER_FIELDS.some((name) => name in fields)) {
    throw new ApiError('response', RAW.userDataMissing);
  }
  return fields;
}

/**
 * The session user out of the server's fields.
 * @param now ISO date; stands in where the server does not say when the user was created
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
 * The answer to a login or a registration as a session.
 * @throws ApiError the two structure errors; 'Login failed' or 'Registration failed' without a usable access token
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

/** The answer to a login: a session, or the wish for the second factor. */
export function readLogin(body: unknown): SessionAnswer | SecondFactor {
  if (!isRecord(body) || body.requiresTwoFactor !== true) return readSession('login')(body);
  const twoFactorToken = usableToken(body.twoFactorToken);
  if (twoFactorToken === undefined) throw new ApiError('response', RAW.loginFailed);
  return { twoFactorToken };
}
