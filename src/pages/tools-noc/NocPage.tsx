import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OfficialLinks, SourceFoot } from '@/features/tools/page/SourceFoot';
import { ToolPage } from '@/features/tools/page/ToolPage';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { formatDate, formatNumber } from '@/i18n/format';
import { CheckCode } from './CheckCode';
import { DutySearch } from './DutySearch';
import { noc } from './list';

/** Finds a NOC code by the work that somebody does, and checks a given code. */
export function NocPage() {
  const { t } = useTranslation('tools');
  const { owner } = useOwnAnswers();
  return (
    <ToolPage lead={t('noc.lead')}>
      <Box sx={{ mb: 3, color: 'text.secondary' }}>
        <span>
          {t('noc.partial', { known: formatNumber(noc.entries.length), total: formatNumber(noc.total) })}
        </span>
        <OfficialLinks pages={noc.official} />
      </Box>
      <DutySearch key={owner} />
      <CheckCode />
      <SourceFoot
        text={t('noc.checked', { date: formatDate(noc.checkedOn, { dateStyle: 'long' }) })}
        official={[]}
      />
    </ToolPage>
  );
}
