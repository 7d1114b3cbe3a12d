import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import type { Applications } from '@/features/applications/applicationReads';
import { byColumn, COLUMN_NAMES } from '@/features/applications/status';
import { formatNumber } from '@/i18n/format';
import { Pager } from '@/lists/Pager';
import { type ListControl, useAddress } from '@/lists/useAddress';
import { type Rows, useList } from '@/lists/useList';
import { pathOf } from '@/routing/routes';
import { focusAround } from '@/ui/focusNext';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { CardsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { ApplicationCard, Cards } from './Cards';
import { Controls } from './Controls';
import { FileActions, PrintedTable } from './FileActions';
import { APPLICATIONS, applicationsSource, type ListView } from './listView';

/**
 * Cards far down a column are rendered only when they become visible. The first six keep their own height.
 */
const CARD_SX = {
  '&:nth-of-type(n + 7)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 200px' },
} as const;

/**
 * Six columns, each with its count. Cards cannot be moved, because the applicant cannot change the status.
 */
function Board({ list }: { readonly list: readonly Application[] }) {
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

/** /applications: all applications of the person with their statuses, as a list or a board. */
export function ApplicationsPage() {
  const { t } = useTranslation(['applications', 'words', 'terms']);
  const list = useAddress(APPLICATIONS);
  const rows = useList(applicationsSource, list);
  return (
    <Content padded stacked>
      <PageHeading />
      <QueryState
        state={rows.read}
        failed={t('terms:applicationsFailed')}
        size="page"
        skeleton={<CardsSkeleton cards={6} height={180} />}
        isEmpty={() => rows.data?.list.length === 0 && rows.data.leftOut === 0}
        empty={
          <EmptyState
            title={t('terms:noApplicationsYet')}
            text={t('list.emptyText')}
            action={
              <Button variant="contained" component={AppLink} to={pathOf('jobs')}>
                {t('words:browseJobs')}
              </Button>
            }
          />
        }
      >
        {() => <Shown list={list} rows={rows} />}
      </QueryState>
    </Content>
  );
}

interface ShownProps {
  readonly list: ListControl<ListView>;
  readonly rows: Rows<Application, Applications>;
}

function Shown({ list, rows }: ShownProps) {
  const { t } = useTranslation(['applications', 'words']);
  const { matching } = rows;
  const leftOut = rows.data?.leftOut ?? 0;
  return (
    <>
      <Controls all={rows.data?.list ?? []} list={list} search={rows.search} />
      {leftOut > 0 && <Text>{t('list.leftOut', { count: leftOut, formatted: formatNumber(leftOut) })}</Text>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }} className="vt-no-print">
        <Text quiet aria-live="polite" sx={{ flex: '1 1 160px' }}>
          {t('list.count', { count: matching.length, formatted: formatNumber(matching.length) })}
        </Text>
        <FileActions list={matching} />
      </Box>
      <Box className="vt-no-print">
        {matching.length === 0 ? (
          <EmptyState
            title={t('list.nothing')}
            action={
              <Button
                variant="outlined"
                onClick={(event) => {
                  rows.clear('replace');
                  focusAround(event);
                }}
              >
                {t('words:showAll')}
              </Button>
            }
          />
        ) : list.state.view === 'board' ? (
          <Board list={matching} />
        ) : (
          <>
            <Cards list={rows.rows} />
            <Pager page={rows.page} pages={rows.pages} hrefOf={list.hrefOf} sx={{ mt: 3 }} />
          </>
        )}
      </Box>
      <PrintedTable list={matching} />
    </>
  );
}
