import { Suspense } from 'react';
import { useArrival } from '@/ui/loading/lazyDialog';
import { secondMenu } from './menus';
import { useShell } from './shell';

/**
 * The surface of the second navigation. It has its final size from the first frame; its content is loaded
 * after the page.
 */
export function SecondNavigation() {
  const shell = useShell();
  // If the content cannot be loaded, the bar and the drawer still lead to every page.
  const { Part: Menu } = useArrival(secondMenu, shell !== undefined);
  if (shell === undefined) return null;
  return (
    <div className="vt-second">
      <Suspense fallback={null}>{Menu !== undefined && <Menu shell={shell} />}</Suspense>
    </div>
  );
}
