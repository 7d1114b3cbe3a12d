import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { useStatusName } from '@/features/hiring/useStatusName';
import { formatMoment } from '@/i18n/format';
import { SEPARATOR } from '@/ui/text/separator';
import { PlainList } from '@/ui/text/PlainList';

/** The events and notes, oldest first. Notes that the applicant cannot see are marked. */
export function Timeline({ item }: { readonly item: StaffApplication }) {
  const { t } = useTranslation('hiring');
  const statusName = useStatusName();
  const entries = item.timeline ?? [];
  if (entries.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('timeline.none')}</Box>;
  return (
    <PlainList component="ol" sx={{ display: 'grid', gap: 2 }}>
      {entries.map(({ id, at, status, by, note, visible }) => {
        const hasNote = note !== null && note !== undefined && note !== '';
        return (
          <Box
            component="li"
            key={id}
            sx={{
              borderInlineStart: '2px solid',
              borderColor: 'divider',
              paddingInlineStart: 1.5,
              minWidth: 0,
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{statusName(status)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {formatMoment(at)}
              {by !== null && by !== undefined && `${SEPARATOR}${t(`by.${by}`)}`}
            </Box>
            {hasNote && (
              <Box dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {note}
              </Box>
            )}
            {hasNote && visible === false && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('timeline.hidden')}</Box>
            )}
          </Box>
        );
      })}
    </PlainList>
  );
}
