import { connection } from '@/api/connection';
import type { ResultOf } from '@/api/endpoint';
import { updates as calls } from '@/api/endpoints/updates';
import { sendAny } from '@/api/send';
import { appState } from '@/runtime/app';
import { listen } from '@/runtime/listen';
import { type ChannelMessage, createUpdates } from './createUpdates';
import { readOnOpening, refreshFor } from './refresh';
import { createChannel, leadInOneTab, onAwake } from './tabs';

/** The news of the signed-in person of an app. */
export const updates = appState((app) => {
  const created = createUpdates({
    clock: app.clock,
    ask: (since, side) =>
      sendAny<ResultOf<typeof calls.read>>(calls.read, {
        query: { side, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, since },
      }),
    refresh: refreshFor,
    onAbsent: readOnOpening,
    channel: createChannel<ChannelMessage>(),
    leadInOneTab,
    isAwake: () => document.visibilityState !== 'hidden' && navigator.onLine,
    onAwake,
    onFocus: (listener) => listen(window, ['focus'], listener),
    random: Math.random,
  });
  app.onClose(() => created.belongTo(null));
  app.onClose(
    connection(app).onCacheEvent((event, stalePaths) => {
      if (event === 'write' && stalePaths?.includes(calls.read.path) === true) created.changed();
    }),
  );
  return created;
});
