/**
 * The keys that a complete session has: the user and the token. Also used by code that runs before the app.
 */
export const SESSION_KEYS = { user: 'auth_user', token: 'auth_token' } as const;

/** The key of the chosen role. */
export const ROLE_KEY = 'current_role';
/** The key of the time of the last activity. */
export const ACTIVITY_KEY = 'visatalent_last_activity';

type Readable = Pick<Storage, 'getItem'>;

/**
 * Whether all keys have a value, valid or not. The function uses nothing outside its own body, because the
 * boot script contains its text (build/shell.ts). It may throw when the browser forbids storage.
 */
export const hasKeys = (storage: Readable, keys: readonly string[]): boolean =>
  keys.every((key) => storage.getItem(key) !== null);

/** Whether this browser has a stored session. */
export const hasStoredSession = (storage: Readable): boolean => hasKeys(storage, Object.values(SESSION_KEYS));
