import type { RoleName } from '@/config/roles';
import { change, read, removal, remove, write, writeTogether } from '@/storage/browserStorage';
import {
  currentRole,
  drafts,
  lastActivity,
  legacyRefreshToken,
  refreshToken,
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
export function readSession(): StoredSession | undefined {
  const user = read(sessionUser);
  const token = read(tokenEntry);
  return user !== undefined && token !== undefined ? { user, token } : undefined;
}

/** Whether something of a session is there, whole or not. */
export const hasSessionRemains = (): boolean =>
  SESSION_ENTRIES.some((entry: Parameters<typeof read>[0]) => read(entry) !== undefined);

/**
 * Stores a login, the token last: whoever finds it finds the rest.
 * @returns false when storage refused; the session then lives in this tab's memory.
 */
export function saveSession(session: StoredSession, role: RoleName | null, refresh: string | null): boolean {
  return writeTogether([
    change(sessionUser, session.user),
    role === null ? removal(currentRole) : change(currentRole, role),
    refresh === null ? removal(refreshToken) : change(refreshToken, refresh),
    removal(legacyRefreshToken),
    change(tokenEntry, session.token),
  ]);
}

/** Replaces the user of the stored session. */
export const saveUser = (user: SessionUser): boolean => write(sessionUser, user);

export const readRole = (): RoleName | undefined => read(currentRole);
export const saveRole = (role: RoleName): boolean => write(currentRole, role);

/** Removes the session. */
export const clearSession = (): void => remove(...SESSION_ENTRIES, lastActivity);

/** Removes what the person was writing: it is nobody else's to see. */
export const clearDrafts = (): void => remove(drafts);

/** Removes what was answered in the tools of this tab, maybe by somebody else. */
export const clearToolInputs = (): void => remove(toolInputs);
