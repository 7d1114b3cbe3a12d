import { appState, theApp } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { ApiError } from '@/errors/ApiError';
import { log } from '@/logging/logger';
import type { OfflineStore } from '@/storage/offline';
import { openEnvelope, parseText } from './answer';
import type { Call } from './endpoint';

/**
 * Answers that are kept on this device for reading without a connection, of one person at a time. Where offline use is
 * off nobody is the owner, and nothing of it is loaded.
 */
export interface Copies {
  /** From now on answers are kept for this person; null: nothing is kept or shown. */
  readonly belongTo: (userId: string | null) => void;
  readonly isOn: () => boolean;
  /** Keeps the answer that has just come from the server. @param text as it came */
  readonly keep: (endpoint: Kind, address: string, text: string) => void;
  /** The kept answer of an address, as the endpoint reads it; undefined where there is none. */
  readonly find: <R>(endpoint: Call<R>, address: string) => Promise<{ readonly data: R } | undefined>;
  /** When the copy that was last given for this endpoint came (ms since the epoch); undefined once the server answered. */
  readonly shownAt: (path: unknown) => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}
type Kind = Pick<Call<unknown>, 'method' | 'path' | 'offline'>;

type Open = () => Promise<OfflineStore>;

/** @param open the store of this device */
export function createCopies(open: Open, now: () => number): Copies {
  let owner: string | null = null;
  let store: Promise<OfflineStore> | undefined;
  const shown = new Map<unknown, number>();
  const { subscribe, tell } = createListeners();
  const opened = (): Promise<OfflineStore> => (store ??= open());
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
    keep({ method, path, offline }, address, text) {
      const userId = owner;
      if (userId === null || offline === undefined || method !== 'GET') return;
      show(path, undefined);
      const most = offline === true ? undefined : offline.most;
      void opened()
        .then(async ({ keepCopy }) => {
          // Somebody else may be signed in by now.
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

/** The copies of an app. */
export const copies = appState((app) =>
  createCopies(
    async () => (await import('@/storage/offline')).openOffline(),
    () => app.clock.now(),
  ),
);

/** Whether the browser knows that it has no connection. */
export const isOffline = (): boolean => theApp().document?.defaultView?.navigator.onLine === false;

/** Whether a failure says nothing about what was asked: no connection, or an answer that is not the service's own. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'response' && error.serverMessage === null));
