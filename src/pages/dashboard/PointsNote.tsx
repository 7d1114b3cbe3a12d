import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { rulesOn } from '@/eligibility/ruleFile';
import type { Standing } from '@/features/standing/standing';
import { RulesLine } from '@/features/tools/points/RulesLine';
import { formatDate } from '@/i18n/format';
import { sentenceGap } from '@/i18n/punctuation';
import type { DETAILS_SX } from './Panel';

interface PointsNoteProps {
  readonly standing: Standing;
  /** The style of an expandable line. It is a prop because it belongs to the page's own chunk. */
  readonly sx: typeof DETAILS_SX;
}

/** One line about the points above it, which expands to the facts about their rules. */
export function PointsNote({ standing: { files, day }, sx }: PointsNoteProps) {
  const { t } = useTranslation('tools');
  const { computing, current } = rulesOn(files.crs, day);
  const end = computing?.effectiveTo ?? null;
  return (
    <Box component="details" sx={sx}>
      <Box component="summary" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('rules.estimate')}
        {sentenceGap()}
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
