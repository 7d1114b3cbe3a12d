import { areaIsOn } from '@/config/areas';
import { Coming } from '@/ui/loading/Skeletons';
import { useLateChunk } from '@/ui/loading/useLateChunk';

const part = {
  name: 'plan-row',
  load: () => import('./PlanRow'),
  namespaces: ['plan', 'documents'],
} as const;

/** Loads the row of the plan after the page, because its planner and texts are large. */
export function LatePlanRow({ userId }: { readonly userId: string }) {
  const isOn = areaIsOn('planner');
  const late = useLateChunk(part, isOn);
  if (!isOn) return null;
  return late === undefined ? <Coming /> : <late.PlanRow userId={userId} />;
}
