/** The app's database: the data for offline use (offline.ts). */
export const OFFLINE_DB = { name: 'visatalent_offline', version: 1 } as const;
/** Prefix of all caches of the service worker. */
const CACHE_PREFIX = 'visatalent-';

/**
 * Deletes all data of offline use on this device: copies of answers, the outbox, cached files and the service
 * worker. It needs no network, and missing parts are no error.
 */
export async function eraseOffline(): Promise<void> {
  // A worker that is being installed fills its cache until it is removed.
  await Promise.allSettled([eraseDatabase(), eraseCaches(), eraseWorkers().then(eraseCaches)]);
}

/** Deletes the copies of answers. The outbox stays for the same person. */
export function eraseCopies(): Promise<void> {
  return new Promise((resolve) => {
    const opening = globalThis.indexedDB?.open(OFFLINE_DB.name, OFFLINE_DB.version);
    if (opening === undefined) {
      resolve();
      return;
    }
    // The database does not exist: the abort prevents that it is created empty.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve());
    opening.addEventListener('success', () => {
      const db = opening.result;
      const end = () => {
        db.close();
        resolve();
      };
      const stores = [...db.objectStoreNames].filter((name) => name === 'copies' || name === 'facts');
      if (stores.length === 0) {
        end();
        return;
      }
      const tx = db.transaction(stores, 'readwrite');
      for (const name of stores) tx.objectStore(name).clear();
      tx.addEventListener('complete', end);
      tx.addEventListener('abort', end);
    });
  });
}

/** Deletes the database with the copies and the outbox. */
export function eraseDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const deleting = globalThis.indexedDB?.deleteDatabase(OFFLINE_DB.name);
    if (deleting === undefined) {
      resolve();
      return;
    }
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('error', () => resolve());
  });
}

/** Deletes the files that the service worker cached. */
export async function eraseCaches(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => globalThis.caches.delete(name)),
  );
}

async function eraseWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(
    registrations.map((registration) => {
      // The browser removes a worker only when its installation has ended, which can take long on a slow line.
      registration.installing?.postMessage({ type: 'giveUp' });
      return registration.unregister();
    }),
  );
}
