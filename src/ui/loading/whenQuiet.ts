import { appState } from '@/runtime/app';
import { endAll, listen } from '@/runtime/listen';

/**
 * When to do what can wait. Nothing that is only likely to be needed may compete with the start of the page: on a
 * phone the bytes and the work of it would be felt.
 */
/** So long after `load`, in ms, the start is over on a slow phone too. */
const AFTER_LOAD = 4000;
/** Who moves or presses is past the start, and may soon want what would be fetched ahead. */
const PRESENCE = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

const untilStartIsOver = appState(
  ({ clock, onClose }) =>
    new Promise<void>((resolve) => {
      const isLoaded = () => document.readyState === 'complete';
      const finish = () => {
        stopHearing();
        resolve();
      };
      // Someone may be moving while the page still loads.
      const present = () => {
        if (isLoaded()) finish();
      };
      const loaded = () => void clock.after(AFTER_LOAD, finish);
      const stopHearing = endAll(
        listen(window, PRESENCE, present, { passive: true }),
        listen(window, ['load'], loaded),
      );
      onClose(stopHearing);
      if (isLoaded()) loaded();
    }),
);

/** Runs when the start is over and the browser has nothing else to do. @returns the way to stop. */
export function whenQuiet(run: () => void): () => void {
  let stopped = false;
  const unlessStopped = () => {
    if (!stopped) run();
  };
  void untilStartIsOver().then(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(unlessStopped, { timeout: 4000 });
    else setTimeout(unlessStopped, 300);
  });
  return () => {
    stopped = true;
  };
}

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether bytes that may never be needed should not be fetched. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || SLOW.includes(Reflect.get(connection, 'effectiveType'))
  );
}
