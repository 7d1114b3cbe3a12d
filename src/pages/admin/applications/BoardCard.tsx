import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { pathOf } from '@/routing/routes';
import { legalMoves, STATUSES_OF, stageOf } from '@/features/hiring/stages';
import { useStatusName } from '@/features/hiring/useStatusName';
import { formatNumber } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';

interface BoardCardProps {
  readonly item: StaffApplication;
  readonly onMove: (item: StaffApplication, anchor: HTMLElement) => void;
}

const QUIET = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;

/** An application with the applicant, the job, the waiting time, and the button that moves it. */
export function BoardCard({ item, onMove }: BoardCardProps) {
  const { t } = useTranslation('hiring');
  const statusName = useStatusName();
  const { id, applicantName, applicantEmail, jobTitle, company, status, waitingDays } = item;
  const name = applicantName || applicantEmail || id;
  // In a column with more than one status, the card shows its status.
  const says =
    STATUSES_OF[stageOf(status)].length > 1 || !STATUSES_OF[stageOf(status)].includes(status as never);
  return (
    <Box
      component="article"
      data-index=""
      sx={{ p: 1.5, borderRadius: 1, border: '1px solid', borderColor: 'divider', minWidth: 0 }}
    >
      <Box component="h3" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        <Box
          component={AppLink}
          to={pathOf('adminApplication', { id })}
          sx={{ color: 'text.primary', display: 'inline-block', paddingBlock: 0.5 }}
        >
          <BidiText>{name}</BidiText>
        </Box>
      </Box>
      <Box sx={QUIET}>
        <BidiText>{jobTitle}</BidiText>
      </Box>
      <Box sx={QUIET}>
        <BidiText>{company}</BidiText>
      </Box>
      {says && <Box sx={QUIET}>{statusName(status)}</Box>}
      {waitingDays !== null && waitingDays !== undefined && (
        <Box sx={QUIET}>{t('waitingDay', { day: formatNumber(waitingDays) })}</Box>
      )}
      {legalMoves(status).length > 0 && (
        <Button
          size="small"
          data-move=""
          aria-haspopup="menu"
          aria-label={t('move', { name })}
          onClick={(event) => onMove(item, event.currentTarget)}
          sx={{ minHeight: 44, marginInlineStart: -1 }}
        >
          {t('moveShort')}
        </Button>
      )}
    </Box>
  );
}
