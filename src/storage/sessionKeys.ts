/** The keys of a session that stands whole: who somebody is, and the token. For what runs before there is an app, too. */
export const SESSION_KEYS = { user: 'auth_user', token: 'auth_token' } as const;

type Readable = Pick<Storage, 'getItem'>;

/**
 * Whether all of a session is there, good or not. It uses nothing from outside its own body: the boot script has it too
 * (build/shell.ts). May throw where the browser forbids storage.
 */
export const hasKeys = (storage: Readable, keys: readonly string[]): boolean =>
  keys.every((key) => storage.getItem(key) !== null);

/** Whether this browser keeps a session. */
export const hasStoredSession = (storage: Readable): boolean => hasKeys(storage, Object.values(SESSION_KEYS));
