import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { system } from '@/api/endpoints/system';
import { queryOptionsFor } from '@/api/queries';
import { Health } from '@/features/system/Health';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { BarChart } from './BarChart';
import { daysIn } from './figures';
import { ValuesPart } from './Values';

const COLUMN = { display: 'grid', gap: 3, minWidth: 0 } as const;
const CHARTS = {
  display: 'grid',
  gap: 3,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
/** Data about the server itself is soon out of date. */
const FRESH = { staleTime: 30_000 } as const;

/** The state of the service: its parts, figures and settings, as the backend sends them. */
export function SystemPage() {
  const { t } = useTranslation(['system', 'terms']);
  const client = useQueryClient();
  const metrics = useQuery({ ...queryOptionsFor(system.metrics), ...FRESH });
  const settings = useQuery({ ...queryOptionsFor(system.config), ...FRESH });
  const refresh = (
    <Button variant="outlined" onClick={() => void client.invalidateQueries()} disabled={metrics.isFetching}>
      {t('refresh')}
    </Button>
  );
  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 4, md: 6 } }}>
        <PageHeading actions={refresh} />
        <Box
          className="vt-in-order"
          sx={{
            mt: 4,
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <ValuesPart title={t('terms:figures')} failed={t('metrics.failed')} query={metrics}>
            {(values) => {
              const registrations = daysIn(values, 'registrationsByDay');
              const applications = daysIn(values, 'applicationsByDay');
              return (
                <Box sx={CHARTS}>
                  {registrations !== undefined && (
                    <BarChart title={t('terms:registrations')} days={registrations} />
                  )}
                  {applications !== undefined && (
                    <BarChart title={t('terms:applications')} days={applications} />
                  )}
                </Box>
              );
            }}
          </ValuesPart>
          <Box sx={COLUMN} className="vt-in-order">
            <Health />
            <ValuesPart title={t('settings.title')} failed={t('settings.failed')} query={settings} />
          </Box>
        </Box>
      </Box>
    </Content>
  );
}
