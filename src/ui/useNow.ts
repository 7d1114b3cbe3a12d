import { useSyncExternalStore } from 'react';
import { MINUTE } from '@/config/time';

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}
/** The end of the current minute: the value is stable for a minute, and no past event is in its future. */
const minute = (): number => Math.ceil(Date.now() / MINUTE) * MINUTE;

/**
 * The current time in ms since the epoch, rounded up to a minute and kept up to date; null during
 * prerendering.
 */
export const useNow = (): number | null => useSyncExternalStore<number | null>(subscribe, minute, () => null);
