import { appState } from '@/runtime/app';
import { useAppValue } from '@/runtime/AppScope';
import { createStore } from '@/runtime/listeners';

/**
 * Whether the next page is still loading. The router shows the old page until the new one is ready (it
 * navigates in a transition). On a slow connection nothing would show that a page is loading.
 */
const PROGRESS_AFTER_MS = 300;

const pagesLoading = appState(() => createStore(0));

/** Counts a page as loading after 300 ms. A faster page needs no indication. */
export async function countWhileLoading<T>(load: Promise<T>): Promise<T> {
  const { get, set } = pagesLoading();
  let isCounted = false;
  const timer = setTimeout(() => {
    isCounted = true;
    set(get() + 1);
  }, PROGRESS_AFTER_MS);
  try {
    return await load;
  } finally {
    clearTimeout(timer);
    if (isCounted) set(get() - 1);
  }
}

export const useIsPageLoading = (): boolean => useAppValue(pagesLoading, () => 0) > 0;
