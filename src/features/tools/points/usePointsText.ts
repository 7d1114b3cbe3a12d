import { useTranslation } from 'react-i18next';
import type { CrsPart } from '@/eligibility/crs/points';
import { formatNumber, formatRange } from '@/i18n/format';
import { labelled } from '@/i18n/labelled';
import type { TextKey } from '@/i18n/textKey';

interface Points {
  readonly least: number;
  readonly most: number;
}

const MINUS = '\u2212';

/** What the parts of the points are called. */
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

/** How points are said: a number where it is certain, else from the least to the most. Never 0 for what is not known. */
export function usePointsText() {
  const { t } = useTranslation(['tools', 'terms']);
  const of = ({ least, most }: Points): string =>
    least === most ? formatNumber(least) : formatRange(least, most);
  const between = ({ least, most }: Points): string => t('points.between', { least, most });
  return {
    of,
    between,
    sentence: (points: Points): string =>
      points.least === points.most
        ? labelled(t('points.total'), of(points))
        : labelled(t('terms:notKnownYet'), between(points)),
    /** '+83', with a real minus sign for less. */
    difference: (points: number): string => `${points < 0 ? MINUS : '+'}${formatNumber(Math.abs(points))}`,
  };
}
