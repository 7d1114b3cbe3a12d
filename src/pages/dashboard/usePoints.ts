import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { areaIsOn } from '@/config/areas';
import type { Standing } from '@/features/profile/standing/standing';
import { useStanding } from '@/features/profile/standing/useStanding';
import { loadAreas } from '@/i18n/i18n';
import { dataOf } from '@/ui/loading/readState';

/** The line below the points, with its texts: neither is a part of the page's own files. */
const noteQuery = {
  queryKey: ['/dashboard/points-note'],
  queryFn: async (): Promise<{ readonly Note: ComponentType<{ readonly standing: Standing }> }> => {
    const [{ PointsNote }] = await Promise.all([import('./PointsNote'), loadAreas('tools')]);
    return { Note: PointsNote };
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
};

/** Whether points are shown anywhere in this deployment. */
export const pointsAreOn = (): boolean => areaIsOn('tools') && areaIsOn('crs');

/** What missing parts could bring, and the line that has to stand below it; null until both are there. */
export function usePoints(userId: string, wanted: boolean) {
  const enabled = wanted && pointsAreOn();
  const standing = dataOf(useStanding(userId, enabled));
  const { data } = useQuery({ ...noteQuery, enabled });
  return standing === undefined || data === undefined ? null : { standing, Note: data.Note };
}
