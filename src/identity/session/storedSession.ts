import type { RoleName } from '@/config/roles';
import { type BrowserStorage, change, removal } from '@/storage/browserStorage';
import {
  applyFor,
  currentRole,
  drafts,
  lastActivity,
  legacyRefreshToken,
  outbox,
  planOnDevice,
  recentJobs,
  refreshToken,
  results,
  savedOnDevice,
  searchesOnDevice,
  sessionUser,
  token as tokenEntry,
  toolInputs,
} from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';

/**
 * The only place that reads and writes the session keys of browser storage: a session is stored completely or not at
 * all.
 */
export interface StoredSession {
  readonly user: SessionUser;
  readonly token: string;
}

/** Everything that belongs to a session; the token goes first, so that no key outlives it. */
const SESSION_ENTRIES = [tokenEntry, sessionUser, refreshToken, legacyRefreshToken, currentRole] as const;

/** Whether a change of this key by another tab (null: all keys) may concern who is signed in. */
export const isSessionKey = (key: string | null): boolean =>
  key === null || SESSION_ENTRIES.some((entry) => entry.key === key);

export const isRoleKey = (key: string | null): boolean => key === null || key === currentRole.key;

/** The stored session; undefined unless both user and token are there and usable. */
export function readSession({ read }: BrowserStorage): StoredSession | undefined {
  const user = read(sessionUser);
  const token = read(tokenEntry);
  return user !== undefined && token !== undefined ? { user, token } : undefined;
}

/** Whether something of a session is there, whole or not. */
export const hasSessionRemains = ({ read }: BrowserStorage): boolean =>
  SESSION_ENTRIES.some((entry: Parameters<typeof read>[0]) => read(entry) !== undefined);

/**
 * Stores a login, the token last: whoever finds it finds the rest.
 * @returns false when storage refused; the session then lives in this tab's memory.
 */
export function saveSession(
  { writeTogether }: BrowserStorage,
  session: StoredSession,
  role: RoleName | null,
  refresh: string | null,
): boolean {
  return writeTogether([
    change(sessionUser, session.user),
    role === null ? removal(currentRole) : change(currentRole, role),
    refresh === null ? removal(refreshToken) : change(refreshToken, refresh),
    removal(legacyRefreshToken),
    change(tokenEntry, session.token),
  ]);
}

/** Replaces the tokens of the stored session. */
export const saveRenewed = ({ writeTogether }: BrowserStorage, token: string, refresh: string): boolean =>
  writeTogether([change(refreshToken, refresh), change(tokenEntry, token)]);

/** Stores what the session can be renewed with, or removes it (null). */
export function saveRefresh({ write, remove }: BrowserStorage, refresh: string | null): void {
  if (refresh === null) remove(refreshToken);
  else write(refreshToken, refresh);
}

/** Replaces the user of the stored session. */
export const saveUser = ({ write }: BrowserStorage, user: SessionUser): boolean => write(sessionUser, user);

/** What the session can be renewed with; undefined where nothing is kept. */
export const readRefresh = ({ read }: BrowserStorage): string | undefined => read(refreshToken);

export const readRole = ({ read }: BrowserStorage): RoleName | undefined => read(currentRole);
export const saveRole = ({ write }: BrowserStorage, role: RoleName): boolean => write(currentRole, role);

/** Removes the session. */
export const clearSession = ({ remove }: BrowserStorage): void => remove(...SESSION_ENTRIES, lastActivity);

/** Removes what the person was writing, looked at and kept on this device: it is nobody else's to see. */
export const clearPersonal = ({ remove }: BrowserStorage): void =>
  remove(drafts, outbox, recentJobs, savedOnDevice, searchesOnDevice, results, applyFor);

/** Removes half a session. Whose it was cannot be told, so nobody is given what they were writing. */
export function clearRemains(storage: BrowserStorage): void {
  clearSession(storage);
  clearPersonal(storage);
}

/** Removes what was said about a plan of documents: only a logout does, a session that ended by itself may go on. */
export const clearPlan = ({ remove }: BrowserStorage): void => remove(planOnDevice);

/** Removes what was answered in the tools of this tab, maybe by somebody else. */
export const clearToolInputs = ({ remove }: BrowserStorage): void => remove(toolInputs);
