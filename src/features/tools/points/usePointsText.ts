import { useTranslation } from 'react-i18next';
import type { CrsPart } from '@/eligibility/crs/points';
import type { FswVerdict } from '@/eligibility/fsw/grid';
import { formatNumber, formatRange } from '@/i18n/format';
import { labelled } from '@/i18n/punctuation';
import type { TextKey } from '@/i18n/textKey';

interface Points {
  readonly least: number;
  readonly most: number;
}

const MINUS = '\u2212';

export const PART_NAMES = {
  age: 'fields:age',
  education: 'fields:education',
  first: 'fields:firstLanguage',
  second: 'fields:secondLanguage',
  canadianWork: 'tools:points.canadianWork',
  partner: 'fields:partner',
  transferability: 'tools:points.transferability',
  additional: 'tools:points.additional',
  total: 'tools:points.total',
} as const satisfies Readonly<Record<CrsPart, TextKey>>;

/**
 * Returns the text of points: a number when it is certain, otherwise a range. Unknown points are never shown
 * as 0.
 */
export function usePointsText() {
  const { t } = useTranslation(['tools', 'terms']);
  const of = ({ least, most }: Points): string => formatRange(least, most);
  const between = ({ least, most }: Points): string => t('points.between', { least, most });
  return {
    of,
    between,
    sentence: (points: Points): string =>
      points.least === points.most
        ? labelled(t('points.total'), of(points))
        : labelled(t('terms:notKnownYet'), between(points)),
    /** For example '+83'; negative numbers have a real minus sign. */
    difference: (points: number): string => `${points < 0 ? MINUS : '+'}${formatNumber(Math.abs(points))}`,
  };
}

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
