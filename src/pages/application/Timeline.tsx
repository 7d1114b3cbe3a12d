import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '@/api/endpoints/applications';
import { WITH_ZONE } from '@/features/applications/moments';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { formatDate } from '@/i18n/format';
import { stopLine } from '@/ui/page/stopLine';
import { BidiText } from '@/ui/text/BidiText';
import { TitledCard } from '@/ui/card/TitledCard';
import { SEPARATOR } from '@/ui/text/separator';
import { Text } from '@/ui/text/Text';

const { stop, lastStop, line } = stopLine(12);
const LINE_SX = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', paddingInlineStart: 3.5, paddingBlockEnd: 2.5 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li::before': { ...stop, insetBlockStart: 6 },
  '& > li:last-of-type::before': lastStop,
  '& > li:not(:last-of-type)::after': { ...line, insetBlockStart: 22, insetBlockEnd: -2 },
} as const;

/** The events of an application, oldest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation(['applications', 'terms']);
  const { nameOf } = useStatusWords();
  return (
    <TitledCard title={t('terms:timeline')}>
      <Box component="ol" sx={LINE_SX}>
        {entries.map(({ id, at, status, by, note }) => (
          <li key={id}>
            <Text sx={{ fontWeight: 550 }}>{nameOf(status)}</Text>
            <Text quiet small>
              {formatDate(at, WITH_ZONE)}
              {by !== null && by !== undefined && `${SEPARATOR}${t(`detail.by.${by}`)}`}
            </Text>
            {typeof note === 'string' && note !== '' && (
              <Text sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
                <BidiText>{note}</BidiText>
              </Text>
            )}
          </li>
        ))}
      </Box>
    </TitledCard>
  );
}
