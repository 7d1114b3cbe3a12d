import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { useNextDates } from '@/features/plan/useNextDates';
import { formatDate } from '@/i18n/format';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { Panel } from './Panel';

const SHOWN = 3;
const ROW = 60;

/** The next dates of the plan of documents. */
export function ComingUpPanel({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('plan');
  const state = useNextDates(userId, SHOWN);
  const hasPlan = state.status === 'ready' && state.data !== null;
  return (
    <Panel
      title={t('next.title')}
      action={
        hasPlan && (
          <Button size="small" component={AppLink} to={pathOf('documentPlan')}>
            {t('next.open')}
          </Button>
        )
      }
    >
      {/* Space for the rows, so that nothing below moves when they are loaded. */}
      <Box sx={{ minHeight: SHOWN * ROW }}>
        <QueryState
          state={state}
          failed={t('next.failed')}
          skeleton={<RowsSkeleton rows={SHOWN} height={ROW} />}
        >
          {(next) =>
            next === null ? (
              <>
                <Text sx={{ fontWeight: 550 }}>{t('next.emptyTitle')}</Text>
                <Text quiet sx={{ mb: 1.5 }}>
                  {t('next.emptyText')}
                </Text>
                <Button variant="outlined" component={AppLink} to={pathOf('documentPlan')}>
                  {t('next.make')}
                </Button>
              </>
            ) : next.dates.length === 0 ? (
              <Text quiet>{t('next.noDates')}</Text>
            ) : (
              <PlainList>
                {next.dates.map(({ uid, day, text }) => (
                  <Box
                    component="li"
                    key={uid}
                    sx={{
                      paddingBlock: 1,
                      '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
                    }}
                  >
                    <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
                      {text}
                    </Box>
                    <Box
                      component="span"
                      sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}
                    >
                      {formatDate(day, { dateStyle: 'long' })}
                    </Box>
                  </Box>
                ))}
              </PlainList>
            )
          }
        </QueryState>
      </Box>
    </Panel>
  );
}
