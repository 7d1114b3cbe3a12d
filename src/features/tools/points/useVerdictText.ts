import { useTranslation } from 'react-i18next';
import type { FswVerdict } from '@/eligibility/fsw/grid';

/** Returns the result of the 67-point grid as a sentence. `max` is the highest possible number of points. */
export function useVerdictText(): (verdict: FswVerdict, max: number) => string {
  const { t } = useTranslation('tools');
  return (verdict, max) => {
    switch (verdict.kind) {
      case 'pass':
        return t('fsw.pass', { points: verdict.points, max });
      case 'below':
        return t('fsw.below', { by: verdict.by });
      case 'notEligible':
        return t('fsw.notEligible', { reason: t(`fsw.reason.${verdict.reason}`) });
      case 'passAnyway':
        return t('fsw.passAnyway', { least: verdict.least, most: verdict.most });
      default:
        return t('fsw.cannotTell', { least: verdict.least, most: verdict.most });
    }
  };
}
