import { areaIsOn } from '@/config/areas';
import { useLatePart } from '@/ui/loading/useLatePart';

const part = { name: 'plan-row', load: () => import('./PlanRow'), areas: ['plan', 'documents'] } as const;

/** The row of the plan, which comes after the page: its planner and its texts are many. */
export function LatePlanRow({ userId }: { readonly userId: string }) {
  const isOn = areaIsOn('planner');
  const late = useLatePart(part, isOn);
  return isOn && late !== undefined ? <late.PlanRow userId={userId} /> : null;
}
