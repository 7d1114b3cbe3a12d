import { log } from '@/logging/logger';
import { read, remove, write } from '@/storage/browserStorage';
import { leftWorker } from '@/storage/keys';

/**
 * This app has no service worker. One that an earlier site left under this address would go on answering for it with
 * what it once stored (F-126).
 */
export async function removeServiceWorkers(): Promise<void> {
  try {
    // Absent where the page is not served securely.
    const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    for (const registration of found) await registration.unregister();
    if (found.length > 0) log.info('app', 'Service workers were removed', { data: { count: found.length } });
  } catch (error) {
    log.info('app', 'Service workers could not be looked for', { error });
  }
}

/** Whether a service worker answers for this page now: only then is it worth waiting for its removal. */
export const isControlled = (): boolean => (navigator.serviceWorker?.controller ?? null) !== null;

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
