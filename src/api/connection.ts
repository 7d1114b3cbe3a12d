/**
 * Where the client meets the session (R-1030): it asks for the token and announces what it learns.
 * Who is signed in is decided above, in src/identity; nothing here knows React.
 */
export interface Connection {
  /** The current access token; null when nobody is signed in. */
  readonly token: () => string | null;
  /** Called once per session when a request that carried the current token was answered with 401. */
  readonly onUnauthorized: (token: string) => void;
}

/** What happened that makes kept answers worthless: a write succeeded, or the session or its role changed. */
export type CacheEvent = 'write' | 'session';
/** `touches`: path prefixes of the reads that a write made stale; all of them when not given. */
type CacheListener = (event: CacheEvent, touches?: readonly string[]) => void;

let connection: Connection = { token: () => null, onUnauthorized: () => undefined };
let generation = 0;
let ended = new AbortController();
let announced: string | null = null;
const listeners = new Set<CacheListener>();

/** Joins the client to the session; called once at the start by src/identity. */
export function connect(next: Connection): void {
  connection = next;
  announced = null;
}

export const currentToken = (): string | null => connection.token();

/** Every request belongs to the session generation in which it began. */
export const sessionGeneration = {
  current: (): number => generation,
  /** Aborts when the current generation ends. */
  signal: (): AbortSignal => ended.signal,
  /**
   * A session began or ended (login, logout, expiry, another tab): requests of the one before are aborted, late
   * answers count as aborted, kept answers are thrown away. Called by src/identity, after the token has changed.
   */
  next(): void {
    generation += 1;
    announced = null;
    const before = ended;
    ended = new AbortController();
    before.abort();
    announceCache('session');
  },
};

/** Tells whoever keeps answers; src/identity calls it with 'session' at a role switch. */
export function announceCache(...announced: Parameters<CacheListener>): void {
  for (const listener of listeners) listener(...announced);
}

/** Hears what makes kept answers worthless. Returns the way to stop. */
export function onCacheEvent(listener: CacheListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A request with `token` was answered with 401: announced if that token is still the current one, and once. */
export function announceUnauthorized(token: string): void {
  if (token !== connection.token() || token === announced) return;
  announced = token;
  connection.onUnauthorized(token);
}
