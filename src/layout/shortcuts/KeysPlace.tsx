import { Suspense } from 'react';
import { singleKeys } from '@/layout/menus';
import { useArrival } from '@/ui/loading/lazyDialog';
import { whenQuiet } from '@/ui/loading/whenQuiet';

/** Loads the single-key shortcuts of all pages when the browser is idle. */
export function KeysPlace() {
  const { Part: Keys } = useArrival(singleKeys, true, whenQuiet);
  return <Suspense fallback={null}>{Keys !== undefined && <Keys />}</Suspense>;
}
