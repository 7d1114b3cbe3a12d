import { Suspense } from 'react';
import { areaIsOn } from '@/config/areas';
import { useArrival } from '@/ui/loading/lazyDialog';
import { bell } from './menus';

/**
 * The place of the bell in the bar. It has its final size from the first frame; the bell itself is loaded
 * after the page.
 */
export function BellPlace() {
  const isOn = areaIsOn('notifications');
  const { Part: Bell } = useArrival(bell, isOn);
  if (!isOn) return null;
  return (
    <span className="vt-bell">
      <Suspense fallback={null}>{Bell !== undefined && <Bell />}</Suspense>
    </span>
  );
}
