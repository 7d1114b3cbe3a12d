import { config } from '@/config/env';
import { log } from '@/logging/logger';
import { read, remove, write } from '@/storage/browserStorage';
import { leftWorker, offlineUse } from '@/storage/keys';

/** The only worker of this app (src/layout/offline/worker.ts registers it). */
const OURS = '/visatalent-sw.js';

/** Whether a worker is this app's, and somebody uses this device offline. A registration that has none yet is being made: ours. */
const isWanted = (worker: ServiceWorker | null | undefined): boolean =>
  (!worker || worker.scriptURL === new URL(OURS, location.origin).href) &&
  config().features.offline &&
  read(offlineUse) !== undefined;

/**
 * Removes every service worker but ours where it is wanted. One that an earlier site left under this address would go
 * on answering for it with what it once stored (F-126); ours has nothing to do where nobody uses this device offline, and
 * takes its files with it.
 */
export async function removeServiceWorkers(): Promise<void> {
  try {
    // Absent where the page is not served securely.
    const all = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const found = all.filter(({ active, waiting, installing }) => !isWanted(active ?? waiting ?? installing));
    for (const registration of found) await registration.unregister();
    if (found.length === 0) return;
    log.info('app', 'Service workers were removed', { data: { count: found.length } });
    const { eraseCaches } = await import('@/storage/eraseOffline');
    if (found.length === all.length) await eraseCaches();
  } catch (error) {
    log.info('app', 'Service workers could not be looked for', { error });
  }
}

/** Whether a service worker that is not wanted answers for this page: only then is it worth waiting for its removal. */
export function isControlled(): boolean {
  const controller = navigator.serviceWorker?.controller ?? null;
  return controller !== null && !isWanted(controller);
}

/**
 * Gets the page out of the hands of the service worker that controls it. It would go on answering this page's calls
 * after it was removed, so the page is opened anew, once.
 * @returns whether the page is being reloaded; false where that was tried and did not help.
 */
export async function leaveServiceWorker(reload = () => location.reload()): Promise<boolean> {
  await removeServiceWorkers();
  const again = read(leftWorker) !== undefined;
  remove(leftWorker);
  // Where nothing can be stored, nothing would end a circle of reloads.
  if (again || !write(leftWorker, 'yes')) return false;
  reload();
  return true;
}
