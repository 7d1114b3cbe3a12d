import { areaIsOn } from '@/config/areas';
import { useStanding } from '@/features/standing/useStanding';
import { dataOf } from '@/ui/loading/readState';
import { useLateChunk } from '@/ui/loading/useLateChunk';

const note = { name: 'points-note', load: () => import('./PointsNote'), namespaces: ['tools'] } as const;

/** Whether points are shown anywhere in this deployment. */
export const pointsAreOn = (): boolean => areaIsOn('tools') && areaIsOn('crs');

/**
 * The points that missing sections could bring, and the note that must be below them; null until both are
 * loaded.
 */
export function usePoints(userId: string, wanted: boolean) {
  const enabled = wanted && pointsAreOn();
  const standing = dataOf(useStanding(userId, enabled));
  const part = useLateChunk(note, enabled);
  return standing === undefined || part === undefined ? null : { standing, Note: part.PointsNote };
}
