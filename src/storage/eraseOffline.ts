/** The one database of the app: what is kept for offline use (offline.ts). */
export const OFFLINE_DB = { name: 'visatalent_offline', version: 1 } as const;
/** Every cache of the worker begins with it. */
const CACHE_PREFIX = 'visatalent-';

/**
 * Takes everything away that offline use left on this device: answers, what waits, files, and the worker. Needs no
 * network, and nothing that is missing is an error.
 */
export async function eraseOffline(): Promise<void> {
  await Promise.allSettled([eraseDatabase(), eraseCaches(), eraseWorkers()]);
}

/** Takes the copies of answers away; what waits to be sent stays for the same person. */
export function eraseCopies(): Promise<void> {
  return new Promise((resolve) => {
    const opening = globalThis.indexedDB?.open(OFFLINE_DB.name, OFFLINE_DB.version);
    if (opening === undefined) {
      resolve();
      return;
    }
    // There is none: it is not made just to be empty.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve());
    opening.addEventListener('success', () => {
      const db = opening.result;
      const tx = db.transaction(['copies', 'facts'], 'readwrite');
      tx.objectStore('copies').clear();
      tx.objectStore('facts').clear();
      const end = () => {
        db.close();
        resolve();
      };
      tx.addEventListener('complete', end);
      tx.addEventListener('abort', end);
    });
  });
}

function eraseDatabase(): Promise<void> {
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

/** The files that the worker kept. */
export async function eraseCaches(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => globalThis.caches.delete(name)),
  );
}

async function eraseWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(found.map((registration) => registration.unregister()));
}
