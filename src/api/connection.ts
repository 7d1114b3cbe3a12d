import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/** What came of renewing a session whose token was refused. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';
/** @returns undefined where the session cannot be renewed: the refused token ends it */
type Renew = (token: string) => Promise<Renewal> | undefined;

/** What happened that makes kept answers worthless: a write succeeded, or the session or its role changed. */
export type CacheEvent = 'write' | 'session';
/** `touches`: path prefixes of the reads that a write made stale; all of them when not given. */
type CacheNews = readonly [event: CacheEvent, touches?: readonly string[]];

/**
 * Where the client meets the session (R-1030): the session says which token holds, the client tells what it learns.
 * Who is signed in is decided above, in src/identity; nothing here knows React.
 */
export interface Connection {
  /** The current access token; null when nobody is signed in. */
  readonly token: () => string | null;
  /** From now on requests carry this token. */
  readonly use: (token: string | null) => void;
  /** Every request belongs to the session generation in which it began. */
  readonly generation: () => number;
  /** Aborts when the current generation ends. */
  readonly signal: () => AbortSignal;
  /**
   * A session began or ended (login, logout, expiry, another tab): requests of the one before are aborted, late
   * answers count as aborted, kept answers are thrown away. To be called after the token has changed.
   */
  readonly next: () => void;
  /** The app is over: what is on its way is aborted, and so is everything that is asked from now on. */
  readonly close: () => void;
  /** Tells whoever keeps answers. */
  readonly announceCache: (...news: CacheNews) => void;
  /** Hears what makes kept answers worthless. @returns the way to stop. */
  readonly onCacheEvent: (listener: (...news: CacheNews) => void) => () => void;
  /** A request with `token` was answered with 401: announced if that token is still the current one, and once. */
  readonly refused: (token: string) => void;
  /** Renews the session before its refused token ends it, where it can be renewed. */
  readonly renew: Renew;
  readonly renewWith: (renew: Renew) => void;
  /** Hears, once for each session, that its token was refused. @returns the way to stop. */
  readonly onUnauthorized: (listener: (token: string) => void) => () => void;
}

function createConnection(): Connection {
  let current: string | null = null;
  let generation = 0;
  let ended = new AbortController();
  let announced: string | null = null;
  let renew: Renew = () => undefined;
  const cache = createListeners<CacheNews>();
  const refusals = createListeners<[string]>();

  return {
    token: () => current,
    use(token) {
      current = token;
    },
    generation: () => generation,
    signal: () => ended.signal,
    next() {
      generation += 1;
      announced = null;
      const before = ended;
      ended = new AbortController();
      before.abort();
      cache.tell('session');
    },
    close() {
      this.next();
      ended.abort();
    },
    announceCache: cache.tell,
    onCacheEvent: cache.subscribe,
    refused(token) {
      if (token !== current || token === announced) return;
      announced = token;
      refusals.tell(token);
    },
    renew: (token) => renew(token),
    renewWith(given) {
      renew = given;
    },
    onUnauthorized: refusals.subscribe,
  };
}

/** The connection of an app. What is on its way when the app is closed is aborted. */
export const connection = appState(({ onClose }) => {
  const created = createConnection();
  onClose(() => created.close());
  return created;
});

/** Tells whoever keeps answers of this page. */
export const announceCache = (...news: CacheNews): void => connection().announceCache(...news);

/** The session generation of this page, for whoever waits for an answer. */
export const sessionGeneration = {
  current: (): number => connection().generation(),
  signal: (): AbortSignal => connection().signal(),
} as const;
