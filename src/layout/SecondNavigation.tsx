import { startTransition, Suspense, useEffect, useState } from 'react';
import { secondMenu } from './menus';
import { useShell } from './shell';

/** The surface of the second navigation, of its final size from the first frame; what it holds comes after the page. */
export function SecondNavigation() {
  const shell = useShell();
  const isThere = shell !== undefined;
  const [{ Menu }, setMenu] = useState(() => ({ Menu: secondMenu.loaded() }));
  const isMissing = isThere && Menu === undefined;
  useEffect(() => {
    if (!isMissing) return;
    secondMenu.load().then(
      (loaded) => startTransition(() => setMenu({ Menu: loaded })),
      // Without its code the bar and the drawer still lead everywhere.
      () => undefined,
    );
  }, [isMissing]);
  if (!isThere) return null;
  return (
    <div className="vt-second">
      <Suspense fallback={null}>{Menu !== undefined && <Menu shell={shell} />}</Suspense>
    </div>
  );
}
