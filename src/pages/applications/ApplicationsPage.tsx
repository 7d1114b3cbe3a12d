import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pathOf } from '@/config/routes';
import { type Applications, applicationsQuery } from '@/features/applications/applicationReads';
import { formatNumber } from '@/i18n/format';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { CardsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { Board } from './Board';
import { Cards } from './Cards';
import { Controls } from './Controls';
import { FileActions } from './FileActions';
import { A_PAGE, type ListView, paramsOf, readView, shownIn } from './listView';
import { Pager } from './Pager';
import { PrintedTable } from './PrintedTable';

/** /applications: everything somebody has applied for, as a list or a board, and how each one stands. */
export function ApplicationsPage() {
  const { t } = useTranslation('applications');
  const state = readState(useQuery(applicationsQuery()));
  return (
    <Content>
      <Box
        sx={{
          paddingBlock: { xs: 4, md: 6 },
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <PageHeading />
        <QueryState
          state={state}
          failed={t('list.failed')}
          size="page"
          skeleton={<CardsSkeleton cards={6} height={180} />}
          isEmpty={({ list, leftOut }) => list.length === 0 && leftOut === 0}
          empty={
            <EmptyState
              title={t('list.empty')}
              text={t('list.emptyText')}
              action={
                <Button variant="contained" component={AppLink} to={pathOf('jobs')}>
                  {t('browse')}
                </Button>
              }
            />
          }
        >
          {(data) => <Shown {...data} />}
        </QueryState>
      </Box>
    </Content>
  );
}

function Shown({ list, leftOut }: Applications) {
  const { t } = useTranslation('applications');
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const go = (change: Partial<ListView>) =>
    setParams(paramsOf({ ...view, page: 1, ...change }), { replace: true });
  const shown = shownIn(list, view);
  const pages = Math.max(1, Math.ceil(shown.length / A_PAGE));
  const page = Math.min(view.page, pages);

  // What the address may not say is dropped from it.
  const clean = paramsOf({ ...view, page }).toString();
  useEffect(() => {
    if (params.toString() !== clean) setParams(new URLSearchParams(clean), { replace: true });
  }, [clean, params, setParams]);

  return (
    <>
      <Controls list={list} view={view} onChange={go} />
      {leftOut > 0 && (
        <Box component="p" sx={{ margin: 0 }}>
          {t('list.leftOut', { count: leftOut, formatted: formatNumber(leftOut) })}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }} className="vt-no-print">
        <Box component="p" aria-live="polite" sx={{ margin: 0, flex: '1 1 160px', color: 'text.secondary' }}>
          {t('list.count', { count: shown.length, formatted: formatNumber(shown.length) })}
        </Box>
        <FileActions list={shown} />
      </Box>
      <Box className="vt-no-print">
        {shown.length === 0 ? (
          <EmptyState
            title={t('list.nothing')}
            action={
              <Button variant="outlined" onClick={() => go({ show: 'all', q: '' })}>
                {t('list.showAll')}
              </Button>
            }
          />
        ) : view.view === 'board' ? (
          <Board list={shown} />
        ) : (
          <>
            <Cards list={shown.slice((page - 1) * A_PAGE, page * A_PAGE)} />
            <Pager view={view} page={page} pages={pages} />
          </>
        )}
      </Box>
      <PrintedTable list={shown} />
    </>
  );
}
