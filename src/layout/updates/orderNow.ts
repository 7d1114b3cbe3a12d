import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/** How many documents of somebody's plan are to be ordered now, once a page of this tab has worked it out. */
export const orderNow = appState(() => {
  const { subscribe, tell } = createListeners();
  let lastCount: { readonly userId: string; readonly count: number } | undefined;
  return {
    subscribe,
    /** 0 while nothing is known of this person. */
    of: (userId: string | undefined): number => (lastCount?.userId === userId ? (lastCount?.count ?? 0) : 0),
    note: (userId: string, count: number): void => {
      if (lastCount?.userId === userId && lastCount.count === count) return;
      lastCount = { userId, count };
      tell();
    },
  };
});
