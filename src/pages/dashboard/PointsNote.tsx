import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { rulesOn } from '@/eligibility/ruleFile';
import type { Standing } from '@/features/standing/standing';
import { RulesLine } from '@/features/tools/points/RulesLine';
import { formatDate } from '@/i18n/format';
import { gap } from '@/i18n/sentences';
import type { DETAILS_SX } from './detailsSx';

interface PointsNoteProps {
  readonly standing: Standing;
  /** How the page draws a line that opens: given, as it is in the page's own file. */
  readonly sx: typeof DETAILS_SX;
}

/** What the points above are worth, in one line that opens to all that is to be said about their rules. */
export function PointsNote({ standing: { files, day }, sx }: PointsNoteProps) {
  const { t } = useTranslation('tools');
  const { computing, current } = rulesOn(files.crs, day);
  const end = computing?.effectiveTo ?? null;
  return (
    <Box component="details" sx={sx}>
      <Box component="summary" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('rules.estimate')}
        {gap()}
        {current || end === null
          ? t('rules.current')
          : t('rules.until', { date: formatDate(end, { dateStyle: 'long' }) })}
      </Box>
      <Box sx={{ paddingBlockStart: 1 }}>
        <RulesLine file={files.crs} day={day} />
      </Box>
    </Box>
  );
}
