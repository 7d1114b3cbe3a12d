import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { legalMoves, STAGE_NAMES, stageOf, STATUSES_OF, useStatusName } from '@/features/hiring/stages';
import { formatNumber } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { ErrorState } from '@/ui/loading/ErrorState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { CARDS_A_PAGE, type Column } from './useBoard';

interface BoardCardProps {
  readonly item: StaffApplication;
  readonly onMove: (item: StaffApplication, anchor: HTMLElement) => void;
}

const QUIET = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;

/** An application with the applicant, the job, the waiting time, and the button that moves it. */
function BoardCard({ item, onMove }: BoardCardProps) {
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
      data-row={id}
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
          sx={{ minHeight: 44, marginInlineStart: '-14px' }}
        >
          {t('moveShort')}
        </Button>
      )}
    </Box>
  );
}

interface BoardProps {
  readonly columns: readonly Column[];
  readonly onMove: (item: StaffApplication, anchor: HTMLElement) => void;
}

/** The pipeline as columns; one below another where they do not fit side by side. */
export function Board({ columns, onMove }: BoardProps) {
  return (
    <Box
      className="vt-in-order"
      sx={{
        display: 'grid',
        // In six columns beside the menu every px counts: a long word of a job must fit.
        gap: { xs: 2, xl: 1 },
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          // Six, and fewer with larger text.
          xl: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
        },
      }}
    >
      {columns.map((column) => (
        <BoardColumn key={column.stage} column={column} onMove={onMove} />
      ))}
    </Box>
  );
}

interface BoardColumnProps extends Pick<BoardProps, 'onMove'> {
  readonly column: Column;
}

function BoardColumn({ column, onMove }: BoardColumnProps) {
  const { t } = useTranslation(['hiring', 'terms']);
  const id = useId();
  const { stage, cards, total, loading, error } = column;
  const step = { count: CARDS_A_PAGE, shown: formatNumber(CARDS_A_PAGE) };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={loading}
      sx={{
        minWidth: 0,
        p: { xs: 1.5, xl: 1 },
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="h2"
        id={id}
        sx={{
          m: 0,
          mb: 1,
          fontSize: '1rem',
          fontWeight: 650,
          display: 'flex',
          gap: 1,
          alignItems: 'baseline',
        }}
      >
        <span>{t(STAGE_NAMES[stage])}</span>{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {total === undefined ? '' : formatNumber(total)}
        </Box>
      </Box>
      {error !== null && <ErrorState title={t('board.failed')} error={error} onRetry={column.retry} />}
      {column.hasEarlier && (
        <Button fullWidth onClick={column.earlier}>
          {t('board.earlier', step)}
        </Button>
      )}
      {cards.length > 0 && (
        <PlainList sx={{ display: 'grid', gap: 1 }}>
          {cards.map((item) => (
            <li key={item.id}>
              <BoardCard item={item} onMove={onMove} />
            </li>
          ))}
        </PlainList>
      )}
      {loading && cards.length === 0 && <RowsSkeleton rows={3} height={96} />}
      {!loading && error === null && cards.length === 0 && (
        <Text quiet small>
          {t('board.none')}
        </Text>
      )}
      {column.hasMore && (
        <Button fullWidth onClick={column.more} sx={{ mt: 1 }}>
          {t('board.more', step)}
        </Button>
      )}
    </Box>
  );
}
