import { startTransition, Suspense, useEffect, useState } from 'react';
import { areaIsOn } from '@/config/areas';
import { bell } from './menus';

/** The place of the bell in the bar, of its final size from the first frame; the bell itself comes after the page. */
export function BellPlace() {
  const [{ Bell }, setBell] = useState(() => ({ Bell: bell.loaded() }));
  const isMissing = areaIsOn('notifications') && Bell === undefined;
  useEffect(() => {
    if (!isMissing) return;
    bell.load().then(
      (loaded) => startTransition(() => setBell({ Bell: loaded })),
      // Without its code the menu still leads to the notifications.
      () => undefined,
    );
  }, [isMissing]);
  if (!areaIsOn('notifications')) return null;
  return (
    <span className="vt-bell">
      <Suspense fallback={null}>{Bell !== undefined && <Bell />}</Suspense>
    </span>
  );
}
