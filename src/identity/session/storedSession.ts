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
 * This file alone reads and writes the session keys of browser storage. A session is stored completely or not
 * at all.
 */
export interface StoredSession {
  readonly user: SessionUser;
  readonly token: string;
}

/** All keys of a session. The token is removed first, so that it never remains without the others. */
const SESSION_ENTRIES = [tokenEntry, sessionUser, refreshToken, legacyRefreshToken, currentRole] as const;

/** Whether a change of this key by another tab (null: all keys) can change who is signed in. */
export const isSessionKey = (key: string | null): boolean =>
  key === null || SESSION_ENTRIES.some((entry) => entry.key === key);

export const isRoleKey = (key: string | null): boolean => key === null || key === currentRole.key;

/** The stored session, or undefined unless both user and token are there and valid. */
export function readSession({ read }: BrowserStorage): StoredSession | undefined {
  const user = read(sessionUser);
  const token = read(tokenEntry);
  return user !== undefined && token !== undefined ? { user, token } : undefined;
}

/** Whether storage holds any key of a session, complete or not. */
export const hasSessionRemains = ({ read }: BrowserStorage): boolean =>
  SESSION_ENTRIES.some((entry: Parameters<typeof read>[0]) => read(entry) !== undefined);

/**
 * Stores a login. The token is written last, so that a tab that finds it also finds the rest.
 * @returns false if storage refused; the session then exists in this tab's memory only.
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

/** Stores the refresh token, or removes it (null). */
export function saveRefresh({ write, remove }: BrowserStorage, refresh: string | null): void {
  if (refresh === null) remove(refreshToken);
  else write(refreshToken, refresh);
}

export const saveUser = ({ write }: BrowserStorage, user: SessionUser): boolean => write(sessionUser, user);

export const readRefresh = ({ read }: BrowserStorage): string | undefined => read(refreshToken);

export const readRole = ({ read }: BrowserStorage): RoleName | undefined => read(currentRole);
export const saveRole = ({ write }: BrowserStorage, role: RoleName): boolean => write(currentRole, role);

export const clearSession = ({ remove }: BrowserStorage): void => remove(...SESSION_ENTRIES, lastActivity);

/**
 * Removes the person's drafts, history and saved items from this device, because nobody else may see them.
 */
export const clearPersonal = ({ remove }: BrowserStorage): void =>
  remove(drafts, outbox, recentJobs, savedOnDevice, searchesOnDevice, results, applyFor);

/** Removes an incomplete session and the personal data with it, because nobody can tell whose they were. */
export function clearRemains(storage: BrowserStorage): void {
  clearSession(storage);
  clearPersonal(storage);
}

/**
 * Removes the answers about a document plan. Only a logout does this: after an expired session the same
 * person may continue.
 */
export const clearPlan = ({ remove }: BrowserStorage): void => remove(planOnDevice);

/** Removes what was typed into the tools in this tab, perhaps by somebody else. */
export const clearToolInputs = ({ remove }: BrowserStorage): void => remove(toolInputs);
