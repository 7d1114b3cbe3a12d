import { Suspense } from 'react';
import { useArrival } from '@/ui/loading/lazyDialog';
import { secondMenu } from './menus';
import { useShell } from './shell';

/** The surface of the second navigation, of its final size from the first frame; what it holds comes after the page. */
export function SecondNavigation() {
  const shell = useShell();
  // Without its code the bar and the drawer still lead everywhere.
  const { Part: Menu } = useArrival(secondMenu, shell !== undefined);
  if (shell === undefined) return null;
  return (
    <div className="vt-second">
      <Suspense fallback={null}>{Menu !== undefined && <Menu shell={shell} />}</Suspense>
    </div>
  );
}
