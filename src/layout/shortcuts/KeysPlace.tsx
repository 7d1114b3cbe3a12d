import { Suspense } from 'react';
import { singleKeys } from '@/layout/menus';
import { useArrival } from '@/ui/loading/lazyDialog';
import { whenQuiet } from '@/ui/loading/whenQuiet';

/** Where the keys of every page come, once the page stands. */
export function KeysPlace() {
  const { Part: Keys } = useArrival(singleKeys, true, whenQuiet);
  return <Suspense fallback={null}>{Keys !== undefined && <Keys />}</Suspense>;
}
