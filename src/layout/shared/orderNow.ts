import { appState } from '@/runtime/app';
import { createStore } from '@/runtime/listeners';

interface CountOf {
  readonly userId: string;
  readonly count: number;
}

/**
 * The number of documents in a person's plan that should be ordered now, after a page of this tab computed
 * it.
 */
export const orderNow = appState(() => {
  const { get, set, subscribe } = createStore<CountOf | undefined>(undefined);
  return {
    subscribe,
    /** 0 if nothing is known about this person. */
    of: (userId: string | undefined): number => {
      const last = get();
      return last !== undefined && last.userId === userId ? last.count : 0;
    },
    note: (userId: string, count: number): void => set({ userId, count }),
  };
});
