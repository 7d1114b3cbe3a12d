import { log } from '@/logging/logger';

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
