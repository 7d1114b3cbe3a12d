import { type ReactNode, Suspense } from 'react';
import { appState } from '@/runtime/app';
import { useAppValue } from '@/runtime/AppScope';
import { createListeners } from '@/runtime/listeners';

/**
 * An element that stays below every page after a page has shown it. The page that shows it first brings the
 * code.
 */
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
  return <Suspense>{useAppValue(besidePages, () => null)}</Suspense>;
}
