import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '@/api/endpoints/applications';
import { WITH_ZONE } from '@/features/applications/moments';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { formatDate } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { Part } from '@/ui/card/Part';

const STOP = 12;
const LINE_SX = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', paddingInlineStart: 3.5, paddingBlockEnd: 2.5 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    boxSizing: 'border-box',
    insetInlineStart: 0,
    insetBlockStart: 6,
    width: STOP,
    height: STOP,
    borderRadius: '50%',
    border: '3px solid',
    borderColor: 'primary.main',
  },
  '& > li:last-of-type::before': { bgcolor: 'primary.main' },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: STOP / 2 - 1,
    insetBlockStart: 22,
    insetBlockEnd: -2,
    borderInlineStart: '2px solid',
    borderColor: 'primary.main',
    opacity: 0.5,
  },
} as const;

/** What happened so far, newest last. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation('applications');
  const { nameOf } = useStatusWords();
  return (
    <Part title={t('detail.timeline')}>
      <Box component="ol" sx={LINE_SX}>
        {entries.map(({ id, at, status, by, note }) => (
          <li key={id}>
            <Box component="p" sx={{ margin: 0, fontWeight: 550 }}>
              {nameOf(status)}
            </Box>
            <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
              {formatDate(at, WITH_ZONE)}
              {by !== null && by !== undefined && ` · ${t(`detail.by.${by}`)}`}
            </Box>
            {typeof note === 'string' && note !== '' && (
              <Box component="p" sx={{ margin: 0, mt: 0.5, whiteSpace: 'pre-line' }}>
                <BidiText>{note}</BidiText>
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Part>
  );
}
