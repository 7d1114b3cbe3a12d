import { appState } from '@/runtime/app';
import { createListeners, createStore } from '@/runtime/listeners';

/** Result of renewing a session whose token was refused. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';
/** Returns undefined when the session cannot be renewed, so that the refused token ends it. */
type Renew = (token: string) => Promise<Renewal> | undefined;

/** Why cached answers are no longer valid: a write succeeded, or the session or its role changed. */
type CacheEvent = 'write' | 'session';
/** `stalePaths`: path prefixes of the reads that the write made stale; not given means all reads. */
type CacheNews = readonly [event: CacheEvent, stalePaths?: readonly string[]];

/**
 * Connects the API client with the session (R-1030): src/identity sets the token, and the client reports
 * refused tokens. Nothing here depends on React.
 */
export interface Connection {
  /** The current access token; null when nobody is signed in. */
  readonly token: () => string | null;
  /** Sets the token for the requests from now on. */
  readonly use: (token: string | null) => void;
  /** The number of the current session. A request belongs to the session in which it began. */
  readonly generation: () => number;
  /** Aborts when the current session ends. */
  readonly signal: () => AbortSignal;
  /**
   * Ends the current session (login, logout, expiry, another tab): its requests are aborted, late answers
   * count as aborted, and the caches are emptied. Call it after the token has changed.
   */
  readonly next: () => void;
  /** Tells that the person is about to sign out. The token is still valid. */
  readonly signingOut: (token: string) => void;
  /** Subscribes to `signingOut`, to send what still waits. @returns the function that unsubscribes */
  readonly onSigningOut: (listener: (token: string) => void) => () => void;
  /** Called when the app closes: aborts all requests, also those that are sent later. */
  readonly close: () => void;
  /** Tells the caches that answers are no longer valid. */
  readonly announceCache: (...news: CacheNews) => void;
  /** Subscribes to {@link CacheEvent}s. @returns the function that unsubscribes */
  readonly onCacheEvent: (listener: (...news: CacheNews) => void) => () => void;
  /**
   * Reports that a request with `token` was answered with 401. Listeners hear of it
   * once, and only for the current token.
   */
  readonly refused: (token: string) => void;
  /** Renews the session whose token was refused, where that is possible. */
  readonly renew: Renew;
  readonly renewWith: (renew: Renew) => void;
  /** Subscribes to refused tokens, one call for each session. @returns the function that unsubscribes */
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
  const departures = createListeners<[string]>();

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
    signingOut: departures.tell,
    onSigningOut: departures.subscribe,
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
    renewWith(renewFunction) {
      renew = renewFunction;
    },
    onUnauthorized: refusals.subscribe,
  };
}

/** The connection of an app. Closing the app aborts its requests. */
export const connection = appState(({ onClose }) => {
  const created = createConnection();
  onClose(() => created.close());
  return created;
});

/** How many reads were tried again and failed because there is no connection, since it was lost. */
export const failedAttempts = appState(() => createStore(0));

/** Tells the caches of this page that answers are no longer valid. */
export const announceCache = (...news: CacheNews): void => connection().announceCache(...news);
