import { areaIsOn } from '@/config/areas';
import { Coming } from '@/ui/loading/Skeletons';
import { useLateChunk } from '@/ui/loading/useLateChunk';

const part = {
  name: 'plan-row',
  load: () => import('./PlanRow'),
  namespaces: ['plan', 'documents'],
} as const;

/** The row of the plan, which comes after the page: its planner and its texts are many. */
export function LatePlanRow({ userId }: { readonly userId: string }) {
  const isOn = areaIsOn('planner');
  const late = useLateChunk(part, isOn);
  if (!isOn) return null;
  return late === undefined ? <Coming /> : <late.PlanRow userId={userId} />;
}
