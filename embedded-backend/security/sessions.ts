import type { Backend } from '../backend.ts';
import { isoNow } from '../backend.ts';
import type { RefreshToken, SessionRecord, User } from '../data/records.ts';
import { HttpFailure } from '../http/HttpFailure.ts';
import { hashToken, newId, newToken } from './tokens.ts';

const MINUTE = 60_000;
/** 12 hours. The client itself ends idle sessions after an hour and must not lose active ones earlier. */
const ACCESS_LIFE = 12 * 60 * MINUTE;
const REFRESH_LIFE = 30 * 24 * 60 * MINUTE;
/** For this time (ms) a refresh whose answer was lost can be repeated. */
const REFRESH_GRACE = MINUTE;
const ACTIVITY_GRAIN = MINUTE;
/** The token of the client's sign-in stub (R-1072), which belongs to a placeholder user. */
export const PLACEHOLDER_TOKEN = 'placeholder-token-social';

const ADMIN_ROLES = new Set(['admin', 'administrator']);
export const isAdmin = (user: User): boolean =>
  user.roles.some((role) => ADMIN_ROLES.has(role.toLowerCase()));

export const isBlocked = ({ blockedReason }: User): boolean => typeof blockedReason === 'string';
/** 403 for a blocked account, in every kind of sign-in. */
export const refuseBlocked = (user: User): void => {
  if (isBlocked(user)) throw new HttpFailure(403, 'This account is blocked. Please contact support.');
};

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** 'Chrome on Windows', or '' if unknown, for which the app has a translated text. */
const deviceOf = (userAgent: string): string => {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [browser, system].filter(Boolean).join(' on ');
};

/** Set by the plugin from the socket. A value that a client sends is dropped there. */
export const REMOTE_ADDRESS = 'x-embedded-remote-address';

const usable = (backend: Backend, tokens: readonly RefreshToken[], hash: string): boolean =>
  tokens.some((token) => token.hash === hash && Date.parse(token.validUntil) > backend.now());

const bearer = (request: Request): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** The session and user of a request's token, or undefined. Updates the time of the last activity. */
export const whoAsks = (
  backend: Backend,
  request: Request,
): { user: User; session: SessionRecord } | undefined => {
  const token = bearer(request);
  if (token === undefined) return undefined;
  const hash = hashToken(token);
  const session = backend.data.sessions.find(({ access }) => usable(backend, access, hash));
  const user = session && backend.data.users.get(session.userId);
  if (!session || !user || isBlocked(user)) return undefined;
  if (backend.now() - Date.parse(session.lastActiveAt) < ACTIVITY_GRAIN) return { user, session };
  const lastActiveAt = isoNow(backend);
  return {
    user: backend.data.users.update(user.id, { lastActiveAt }),
    session: backend.data.sessions.update(session.id, { lastActiveAt }),
  };
};

export const unauthorized = (): HttpFailure =>
  new HttpFailure(401, 'Authentication expired. Please login again.', undefined, {
    headers: { 'www-authenticate': 'Bearer' },
  });

const inMs = (backend: Backend, life: number): string => new Date(backend.now() + life).toISOString();

export interface SessionAnswer {
  readonly userId: string;
  readonly userProfileId: string | null;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly string[];
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly tokenType: 'Bearer';
  readonly expiresIn: number;
}

export const fullNameOf = (user: User): string => `${user.firstName} ${user.lastName}`.trim();
export const profileOf = (backend: Backend, userId: string) =>
  backend.data.userProfiles.find((profile) => profile.userId === userId);

const answer = (backend: Backend, user: User, accessToken: string, refreshToken: string): SessionAnswer => ({
  userId: user.id,
  userProfileId: profileOf(backend, user.id)?.id ?? null,
  email: user.email,
  fullName: fullNameOf(user),
  roles: user.roles,
  accessToken,
  refreshToken,
  tokenType: 'Bearer',
  expiresIn: ACCESS_LIFE / 1000,
});

export const openSession = (backend: Backend, user: User, request: Request): SessionAnswer => {
  refuseBlocked(user);
  const accessToken = newToken();
  const refreshToken = newToken();
  backend.data.sessions.deleteWhere(
    (session) =>
      session.userId === user.id &&
      [...session.access, ...session.refresh].every((token) => Date.parse(token.validUntil) <= backend.now()),
  );
  backend.data.sessions.put({
    id: newId(),
    userId: user.id,
    device: deviceOf(request.headers.get('user-agent') ?? ''),
    ipAddress: request.headers.get(REMOTE_ADDRESS) ?? '127.0.0.1',
    location: null,
    createdAt: isoNow(backend),
    lastActiveAt: isoNow(backend),
    access: [{ hash: hashToken(accessToken), validUntil: inMs(backend, ACCESS_LIFE) }],
    refresh: [{ hash: hashToken(refreshToken), validUntil: inMs(backend, REFRESH_LIFE) }],
  });
  backend.data.users.update(user.id, { lastActiveAt: isoNow(backend) });
  return answer(backend, user, accessToken, refreshToken);
};

/** Replaces both tokens. The old ones stay valid for a minute, for requests that were sent before. */
export const refreshSession = (backend: Backend, refreshToken: string): SessionAnswer => {
  const hash = hashToken(refreshToken);
  const session = backend.data.sessions.find(({ refresh }) => usable(backend, refresh, hash));
  const user = session && backend.data.users.get(session.userId);
  if (!session || !user) throw unauthorized();
  refuseBlocked(user);
  const grace = inMs(backend, REFRESH_GRACE);
  const ending = (tokens: readonly RefreshToken[]): RefreshToken[] =>
    tokens
      .filter((token) => Date.parse(token.validUntil) > backend.now())
      .map((token) => ({ ...token, validUntil: token.validUntil < grace ? token.validUntil : grace }));
  const access = newToken();
  const refresh = newToken();
  backend.data.sessions.update(session.id, {
    lastActiveAt: isoNow(backend),
    access: [...ending(session.access), { hash: hashToken(access), validUntil: inMs(backend, ACCESS_LIFE) }],
    refresh: [
      ...ending(session.refresh),
      { hash: hashToken(refresh), validUntil: inMs(backend, REFRESH_LIFE) },
    ],
  });
  return answer(backend, user, access, refresh);
};

const isPlaceholder = (session: SessionRecord): boolean =>
  session.access.some(({ hash }) => hash === hashToken(PLACEHOLDER_TOKEN));

/** Ends a session. That of the placeholder user stays, because its token is a constant in the client. */
export const closeSession = (backend: Backend, session: SessionRecord): void => {
  if (!isPlaceholder(session)) backend.data.sessions.delete(session.id);
};

/** Ends the session of a refresh token. An unknown token is ignored. */
export const closeSessionOfRefresh = (backend: Backend, refreshToken: string): void => {
  const hash = hashToken(refreshToken);
  const session = backend.data.sessions.find(({ refresh }) => usable(backend, refresh, hash));
  if (session !== undefined) closeSession(backend, session);
};

export const closeSessionsOf = (backend: Backend, userId: string, except?: string): number => {
  const closing = backend.data.sessions.filter(
    (session) => session.userId === userId && session.id !== except && !isPlaceholder(session),
  );
  for (const session of closing) backend.data.sessions.delete(session.id);
  return closing.length;
};
