import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { useAppValue } from '@/runtime/AppScope';

/**
 * Whether the next page is still loading. The router shows the old page until the new one is ready (it
 * navigates in a transition). On a slow connection nothing would show that a page is loading.
 */
const PROGRESS_AFTER_MS = 300;

const pageLoading = appState(() => {
  let waiting = 0;
  const { subscribe, tell } = createListeners();
  return {
    get: (): boolean => waiting > 0,
    change: (by: number): void => {
      waiting += by;
      tell();
    },
    subscribe,
  };
});

/** Counts a page as loading after 300 ms. A faster page needs no indication. */
export async function countWhileLoading<T>(load: Promise<T>): Promise<T> {
  const { change } = pageLoading();
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

export const useIsPageLoading = (): boolean => useAppValue(pageLoading, () => false);
