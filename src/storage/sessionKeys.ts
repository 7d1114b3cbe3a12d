/** The keys of a session that stands whole: who somebody is, and the token. For what runs before there is an app, too. */
export const SESSION_KEYS = { user: 'auth_user', token: 'auth_token' } as const;

/** Whether this browser keeps a session, good or not. May throw where the browser forbids storage. */
export const hasStoredSession = (storage: Pick<Storage, 'getItem'>): boolean =>
  Object.values(SESSION_KEYS).every((key) => storage.getItem(key) !== null);
