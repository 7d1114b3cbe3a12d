import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { appState } from '@/runtime/app';
import { useAppState } from '@/runtime/AppScope';
import { createListeners } from '@/runtime/listeners';

/** What stays below every page once it was shown. Its code comes with the page that shows it first. */
export const besidePages = appState(() => {
  const { subscribe, tell } = createListeners();
  let shown: ReactNode = null;
  return {
    get: (): ReactNode => shown,
    subscribe,
    show: (element: ReactNode): void => {
      if (shown === element) return;
      shown = element;
      tell();
    },
  };
});

export function BesidePages() {
  const { subscribe, get } = useAppState(besidePages);
  return <Suspense>{useSyncExternalStore(subscribe, get, () => null)}</Suspense>;
}
