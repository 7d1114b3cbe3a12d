import { config } from '@/config/env';
import { SERVICE_WORKER } from '@/config/serviceWorker';
import { log } from '@/logging/logger';
import { read, remove, write } from '@/storage/browserStorage';
import { leftWorker, offlineUse } from '@/storage/keys';

/**
 * Whether a worker is the app's own and this device is used offline. A registration without a worker is just
 * being made, and only the app does that.
 */
const isWanted = (worker: ServiceWorker | null | undefined): boolean =>
  (!worker || worker.scriptURL === new URL(SERVICE_WORKER, location.origin).href) &&
  config().features.offline &&
  read(offlineUse) !== undefined;

/**
 * Removes all service workers except the app's own while this device is used offline. A worker left by an
 * earlier site at this address would go on answering with stored pages (F-126). The app's own is removed with
 * its files when nobody uses this device offline.
 */
export async function removeServiceWorkers(): Promise<void> {
  try {
    // `serviceWorker` is undefined without a secure context.
    const all = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const unwanted = all.filter(
      ({ active, waiting, installing }) => !isWanted(active ?? waiting ?? installing),
    );
    for (const registration of unwanted) await registration.unregister();
    if (unwanted.length === 0) return;
    log.info('app', 'Service workers were removed', { data: { count: unwanted.length } });
    const { eraseCaches } = await import('@/storage/eraseOffline');
    if (unwanted.length === all.length) await eraseCaches();
  } catch (error) {
    log.info('app', 'Service workers could not be looked for', { error });
  }
}

/** Whether an unwanted service worker controls this page, so that the start must wait for its removal. */
export function isControlled(): boolean {
  try {
    const controller = navigator.serviceWorker?.controller ?? null;
    return controller !== null && !isWanted(controller);
  } catch {
    // A sandboxed page may not ask.
    return false;
  }
}

/**
 * Frees the page from the service worker that controls it. A removed worker still
 * controls the open page, so the page is reloaded once.
 * @returns whether the page is being reloaded; false when a reload was tried before and did not help
 */
export async function leaveServiceWorker(reload = () => location.reload()): Promise<boolean> {
  await removeServiceWorkers();
  const alreadyReloaded = read(leftWorker) !== undefined;
  remove(leftWorker);
  // Without storage nothing could stop repeated reloads.
  if (alreadyReloaded || !write(leftWorker, 'yes')) return false;
  reload();
  return true;
}
