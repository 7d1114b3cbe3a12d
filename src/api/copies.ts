import { appState, theApp } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { ApiError } from '@/errors/ApiError';
import { log } from '@/logging/logger';
import type { OfflineStore } from '@/storage/offline';
import { openEnvelope, parseText } from './answer';
import type { Call } from './endpoint';

/**
 * Copies of answers on this device, for reading without a connection. They belong to one person at a time.
 * While offline use is off there is no owner, and the store is not even loaded.
 */
interface Copies {
  /** Sets the owner of the copies; null: no copy is stored or returned. */
  readonly belongTo: (userId: string | null) => void;
  readonly isOn: () => boolean;
  /**
   * Whether the page was started from the service worker's cache, because the network did not answer, and no
   * request has been answered since. A browser may report a connection that leads nowhere.
   */
  readonly isCutOff: () => boolean;
  /** Stores an answer of the server. @param text the body as it came */
  readonly keep: (endpoint: Kind, address: string, text: string) => void;
  /** The stored answer of an address, read by the endpoint; undefined when there is none. */
  readonly find: <R>(endpoint: Call<R>, address: string) => Promise<{ readonly data: R } | undefined>;
  /**
   * When the copy that is shown for this path was stored, in ms since the epoch;
   * undefined after an answer of the server.
   */
  readonly shownAt: (path: unknown) => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}
type Kind = Pick<Call<unknown>, 'method' | 'path' | 'offline'>;

type Open = () => Promise<OfflineStore>;

/**
 * Creates the copies.
 * @param open opens this device's store
 * @param now ms since the epoch
 * @param fromCache whether the page was started from the service worker's cache
 */
export function createCopies(open: Open, now: () => number, fromCache = false): Copies {
  let owner: string | null = null;
  let isCutOff = fromCache;
  let store: Promise<OfflineStore> | undefined;
  const shown = new Map<unknown, number>();
  const { subscribe, tell } = createListeners();
  /** A failure is not remembered: the code of the store may have been out of reach for a moment. */
  const opened = (): Promise<OfflineStore> =>
    (store ??= open().catch((error: unknown) => {
      store = undefined;
      throw error;
    }));
  const sayFailure = (error: unknown): void =>
    log.info('api', 'What is kept for offline use could not be reached', { error });
  const show = (path: string, at: number | undefined): void => {
    if (shown.get(path) === at) return;
    if (at === undefined) shown.delete(path);
    else shown.set(path, at);
    tell();
  };

  return {
    belongTo(userId) {
      if (userId === owner) return;
      owner = userId;
      shown.clear();
      tell();
    },
    isOn: () => owner !== null,
    isCutOff: () => isCutOff,
    keep({ method, path, offline }, address, text) {
      isCutOff = false;
      const userId = owner;
      if (userId === null || offline === undefined || method !== 'GET') return;
      show(path, undefined);
      const most = offline === true ? undefined : offline.most;
      void opened()
        .then(async ({ keepCopy }) => {
          // Another person may have signed in while the store was opened.
          if (owner === userId) await keepCopy({ userId, address, path, most, text, at: now() });
        })
        .catch(sayFailure);
    },
    async find(endpoint, address) {
      const userId = owner;
      if (userId === null || endpoint.offline === undefined) return undefined;
      try {
        const { findCopy, dropCopy } = await opened();
        const copy = await findCopy(userId, address, now());
        if (copy === undefined || owner !== userId) return undefined;
        try {
          const parsed = parseText(copy.text);
          if (!parsed.json) throw new ApiError('response', 'The copy is broken');
          const data = endpoint.read(openEnvelope(parsed.value));
          show(endpoint.path, copy.at);
          return { data };
        } catch {
          await dropCopy(userId, address);
        }
      } catch (error) {
        sayFailure(error);
      }
      return undefined;
    },
    shownAt: (path) => shown.get(path),
    subscribe,
  };
}

/** The worker takes the page from its cache only when the network does not answer. */
const isFromCache = (page: Window | null | undefined): boolean =>
  page?.performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'cache-storage') === true;

/** The offline copies of an app. */
export const copies = appState((app) =>
  createCopies(
    async () => (await import('@/storage/offline')).openOffline(),
    () => app.clock.now(),
    isFromCache(app.document?.defaultView),
  ),
);

/** Whether the browser reports that it has no connection. */
export const isOffline = (): boolean => theApp().document?.defaultView?.navigator.onLine === false;

/**
 * Whether a failure tells nothing about the request itself: there was no connection,
 * or the answer did not come from the backend.
 */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'response' && error.serverMessage === null));
