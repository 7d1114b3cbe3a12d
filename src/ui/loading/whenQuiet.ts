import { connection } from '@/api/connection';
import { appState } from '@/runtime/app';
import { endAll, listen } from '@/runtime/listen';

/**
 * Decides when to load what may be needed later. It must not compete with the start-up of the page, because
 * on a slow phone its bytes and work would delay that.
 */
/** How long after `load` the start-up is over on a slow phone, in ms. */
const AFTER_LOAD = 4000;
/** Events that show that somebody uses the page: they may soon need what would be loaded. */
const PRESENCE = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

const untilStartIsOver = appState(
  (app) =>
    new Promise<void>((resolve) => {
      const isLoaded = () => document.readyState === 'complete';
      const finish = () => {
        stopHearing();
        resolve();
      };
      // These events may also come while the page is loading.
      const present = () => {
        if (isLoaded()) finish();
      };
      const loaded = () => void app.clock.after(AFTER_LOAD, finish);
      const stopHearing = endAll(
        listen(window, PRESENCE, present, { passive: true }),
        listen(window, ['load'], loaded),
        // What the page has written, for example that a message was read, concerns other tabs at once.
        connection(app).onCacheEvent((event) => event === 'write' && present()),
      );
      app.onClose(stopHearing);
      if (isLoaded()) loaded();
    }),
);

/** Runs a function when the start-up is over and the browser is idle. @returns a function that cancels it. */
export function whenQuiet(run: () => void): () => void {
  let stopped = false;
  const unlessStopped = () => {
    if (!stopped) run();
  };
  void untilStartIsOver().then(() => {
    // Safari does not have requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(unlessStopped, { timeout: 4000 });
    else setTimeout(unlessStopped, 300);
  });
  return () => {
    stopped = true;
  };
}

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether files that may never be needed should not be loaded. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || SLOW.includes(Reflect.get(connection, 'effectiveType'))
  );
}
