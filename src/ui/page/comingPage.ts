import { useSyncExternalStore } from 'react';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { useAppState } from '@/runtime/AppScope';

/**
 * Whether a page that was asked for is still on its way. The router keeps the old page on the screen until the new one
 * is there (it goes there in a transition), so on a slow line nothing would tell that anything happens.
 */
const PROGRESS_AFTER_MS = 300;

const coming = appState(() => {
  let waiting = 0;
  const { subscribe, tell } = createListeners();
  return {
    is: (): boolean => waiting > 0,
    change: (by: number): void => {
      waiting += by;
      tell();
    },
    subscribe,
  };
});

/** Counts as coming after 300 ms: what is there sooner needs no word. */
export async function whileComing<T>(load: Promise<T>): Promise<T> {
  const { change } = coming();
  let isCounted = false;
  const timer = setTimeout(() => {
    isCounted = true;
    change(1);
  }, PROGRESS_AFTER_MS);
  try {
    return await load;
  } finally {
    clearTimeout(timer);
    if (isCounted) change(-1);
  }
}

export function useIsPageComing(): boolean {
  const { subscribe, is } = useAppState(coming);
  return useSyncExternalStore(subscribe, is, () => false);
}
