import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import type { ProfileTask } from './tasks';

/** The name of a task, and what it adds: '+10%', 'about +10%', 'up to 165 points'. */
export function useTaskTexts() {
  const { t } = useTranslation(['profile', 'sections']);
  return {
    name: ({ name }: ProfileTask): string => t(`tasks.${name}`),
    brings: ({ gain, points }: ProfileTask): string[] => [
      ...(gain === null
        ? []
        : [
            t(gain.isExact ? 'sections:gain' : 'sections:gainAbout', {
              percent: formatNumber(Math.round(gain.percent)),
            }),
          ]),
      ...(points === null
        ? []
        : [t('completion.points', { count: points, formatted: formatNumber(points) })]),
    ],
  };
}
