import { useQuery } from '@tanstack/react-query';
import { firstApplications } from '@/features/applications/applicationReads';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { formatNumber } from '@/i18n/format';
import { dataOf, readState } from '@/ui/loading/readState';
import { AppLink } from '@/ui/page/AppLink';
import { QueryState } from '@/ui/loading/QueryState';
import { EmptyState } from '@/ui/loading/EmptyState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { ApplicationRoute } from './ApplicationRoute';
import { Panel } from './Panel';
import { onTheirWay } from '@/features/applications/stages';

const SHOWN = 4;

/** The applications in progress, each with its stages. */
export function ApplicationsPanel() {
  const { t } = useTranslation(['dashboard', 'words', 'terms']);
  const part = readState(useQuery(firstApplications()));
  const running = onTheirWay(dataOf(part)?.data ?? []);
  const hidden = running.length - SHOWN;
  return (
    <Panel
      title={t('applications.title')}
      action={
        running.length > 0 && (
          <Button size="small" component={AppLink} to={pathOf('applications')}>
            {t('terms:allApplications')}
          </Button>
        )
      }
    >
      <QueryState
        state={part}
        failed={t('terms:applicationsFailed')}
        skeleton={<RowsSkeleton rows={3} height={132} />}
        isEmpty={() => running.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t('terms:noApplicationsYet')}
            text={t('applications.emptyText')}
            action={
              <Button variant="outlined" component={AppLink} to={pathOf('jobs')}>
                {t('words:browseJobs')}
              </Button>
            }
          />
        }
      >
        {() => (
          <>
            <PlainList>
              {running.slice(0, SHOWN).map((each) => (
                <ApplicationRoute key={each.application.id} {...each} />
              ))}
            </PlainList>
            {hidden > 0 && (
              <Text quiet sx={{ marginBlockStart: 2 }}>
                {t('applications.more', { count: hidden, formatted: formatNumber(hidden) })}
              </Text>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
