import { useSyncExternalStore } from 'react';
import { MINUTE } from '@/config/time';

/** Tells at the beginning of every minute. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
const endOfMinute = (): number => Math.ceil(Date.now() / MINUTE) * MINUTE;
const startOfMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;
const onServer = () => null;

/**
 * The end of the current minute, in ms since the epoch: for saying how long ago something was, because no
 * past event is after it. Kept up to date; null during prerendering.
 */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(subscribe, endOfMinute, onServer);

/**
 * The start of the current minute, in ms since the epoch: for saying whether a day or a time has passed,
 * because nothing that is still to come is before it. Kept up to date; null during prerendering.
 */
export const useMinute = (): number | null =>
  useSyncExternalStore<number | null>(subscribe, startOfMinute, onServer);
