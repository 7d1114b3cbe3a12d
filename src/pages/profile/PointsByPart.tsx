import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CRS_PARTS } from '@/eligibility/crs/points';
import { type CrsRanges, isCertain } from '@/eligibility/crs/range';
import { PART_NAMES, usePointsText } from '@/features/tools/points/usePointsText';

/** The points of each part, as the estimator computes them; collapsed at first. */
export function PointsByPart({ ranges }: { readonly ranges: CrsRanges }) {
  const { t } = useTranslation(['tools', 'fields']);
  const points = usePointsText();
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', fontWeight: 550 }}>
        {t('points.byPart')}
      </Box>
      <Box component="dl" sx={LIST_SX}>
        {CRS_PARTS.map((part) => (
          <div key={part}>
            <dt>{t(PART_NAMES[part])}</dt>
            <dd>{isCertain(ranges[part]) ? points.of(ranges[part]) : points.between(ranges[part])}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const LIST_SX = {
  m: 0,
  mb: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    paddingBlock: 0.5,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
  '& > div:last-of-type': { fontWeight: 700 },
  '& dd': { m: 0, textAlign: 'end' },
} as const;
