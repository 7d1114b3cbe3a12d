import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}
/** The end of the present minute: one value all through it, and nothing that just happened lies ahead. */
const minute = (): number => Math.ceil(Date.now() / MINUTE) * MINUTE;

/** The time in ms since the epoch, to the minute, kept up; null where no clock may be read (prerendering). */
export const useNow = (): number | null => useSyncExternalStore<number | null>(subscribe, minute, () => null);
