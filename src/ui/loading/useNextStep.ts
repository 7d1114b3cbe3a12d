import { useDeferredValue } from 'react';
import { useIsHydrated } from '@/runtime/useBrowserValue';

/**
 * False in the first render of a page and true in the next one, which is deferred. What need not appear
 * together with the heading is rendered then, without blocking. Always true on a prerendered page, whose
 * markup is complete.
 */
export function useNextStep(): boolean {
  const isHydrated = useIsHydrated();
  return useDeferredValue(true, !isHydrated);
}
