import { keepsOffline } from '@/identity/identity';
import { appState } from '@/runtime/app';
import { storage } from '@/storage/browserStorage';
import { alone } from './alone';
import { createOutbox } from './createOutbox';
import { offlinePlace } from './place';
import { sendEntry } from './sending';

/** The outbox of an app. */
export const outbox = appState((app) => {
  const appStorage = storage(app);
  const isKept = keepsOffline(app);
  const place = offlinePlace(appStorage, async () => (await import('@/storage/offline')).openOffline());
  return createOutbox({
    storage: appStorage,
    offline: (userId) => (isKept(userId) ? place : undefined),
    clock: app.clock,
    send: sendEntry,
    alone,
  });
});
