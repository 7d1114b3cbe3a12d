import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { byColumn, COLUMN_NAMES } from '@/features/applications/status';
import { formatNumber } from '@/i18n/format';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { ApplicationCard } from './Cards';

/**
 * Cards far down a column are rendered only when they become visible. The first six keep their own height.
 */
const CARD_SX = {
  '&:nth-of-type(n + 7)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 200px' },
} as const;

/**
 * Six columns, each with its count. Cards cannot be moved, because the applicant cannot change the status.
 */
export function Board({ list }: { readonly list: readonly Application[] }) {
  const { t } = useTranslation(['applications', 'terms']);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {[...byColumn(list)].map(([column, applications]) => (
        <Box component="section" key={column} aria-labelledby={`column-${column}`} sx={{ minWidth: 0 }}>
          <Box
            component="h2"
            id={`column-${column}`}
            sx={{
              typography: 'subtitle1',
              fontWeight: 600,
              margin: 0,
              paddingBlock: 1,
              borderBlockEnd: '2px solid',
              borderColor: 'primary.main',
            }}
          >
            {t('list.showCount', {
              name: t(COLUMN_NAMES[column]),
              number: formatNumber(applications.length),
            })}
          </Box>
          {applications.length === 0 ? (
            <Text quiet sx={{ paddingBlock: 2 }}>
              {t('list.noneHere')}
            </Text>
          ) : (
            <PlainList sx={{ paddingBlockStart: 1.5, display: 'grid', gap: 1.5 }}>
              {applications.map((each) => (
                <Box component="li" key={each.id} sx={CARD_SX}>
                  <ApplicationCard application={each} />
                </Box>
              ))}
            </PlainList>
          )}
        </Box>
      ))}
    </Box>
  );
}
