import { keepsOffline } from '@/identity/identity';
import { isOffline } from '@/api/copies';
import { appState } from '@/runtime/app';
import { closingSwitch } from '@/runtime/askBeforeClosing';
import { storage } from '@/storage/browserStorage';
import { createOutbox } from './createOutbox';
import { offlinePlace } from './place';
import { sendEntry } from './sending';

const LOCK = 'visatalent_outbox';

/**
 * Runs a function in only one tab at a time. @returns false if another tab is running it: then nothing was
 * done.
 */
async function runInOneTab(run: () => Promise<void>): Promise<boolean> {
  // Old browsers have no locks. The server still accepts each client id only once.
  if (!('locks' in navigator)) {
    await run();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run();
    return lock !== null;
  });
}

export const outbox = appState((app) => {
  const appStorage = storage(app);
  const isKept = keepsOffline(app);
  const place = offlinePlace(appStorage, async () => (await import('@/storage/offline')).openOffline());
  const box = createOutbox({
    storage: appStorage,
    offline: (userId) => (isKept(userId) ? place : undefined),
    isOffline,
    clock: app.clock,
    send: sendEntry,
    runInOneTab,
  });
  const setAsking = closingSwitch();
  app.onClose(() => setAsking(false));
  box.subscribe(() => {
    const { entries, kept } = box.get();
    // Entries in the database of offline use are not lost with the tab.
    setAsking(entries.some(({ userId }) => !(kept && isKept(userId))));
  });
  return box;
});
