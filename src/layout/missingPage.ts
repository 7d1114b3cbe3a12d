import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/** Whether the page says by itself that it cannot be had without a connection: then nothing else says so. */
export const missingPage = appState(() => {
  const { subscribe, tell } = createListeners();
  let isMissing = false;
  return {
    get: (): boolean => isMissing,
    subscribe,
    change: (next: boolean): void => {
      isMissing = next;
      tell();
    },
  };
});
