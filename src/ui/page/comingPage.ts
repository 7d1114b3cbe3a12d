import { useSyncExternalStore } from 'react';

/**
 * Whether a page that was asked for is still on its way. The router keeps the old page on the screen until the new one
 * is there (it goes there in a transition), so on a slow line nothing would tell that anything happens.
 */
const PATIENCE = 300;

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Counts as coming after 300 ms: what is there sooner needs no word. */
export async function whileComing<T>(load: Promise<T>): Promise<T> {
  let told = false;
  const timer = setTimeout(() => {
    told = true;
    change(1);
  }, PATIENCE);
  try {
    return await load;
  } finally {
    clearTimeout(timer);
    if (told) change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsPageComing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
