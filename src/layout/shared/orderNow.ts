import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/**
 * The number of documents in a person's plan that should be ordered now, after a page of this tab computed
 * it.
 */
export const orderNow = appState(() => {
  const { subscribe, tell } = createListeners();
  let lastCount: { readonly userId: string; readonly count: number } | undefined;
  return {
    subscribe,
    /** 0 if nothing is known about this person. */
    of: (userId: string | undefined): number => (lastCount?.userId === userId ? (lastCount?.count ?? 0) : 0),
    note: (userId: string, count: number): void => {
      if (lastCount?.userId === userId && lastCount.count === count) return;
      lastCount = { userId, count };
      tell();
    },
  };
});
