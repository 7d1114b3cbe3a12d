import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { legalMoves } from '@/features/hiring/stages';
import { Pager } from '@/features/records/list/Pager';
import { useHeldHeight } from '@/features/records/list/useHeldHeight';
import type { ListControl } from '@/features/records/list/useListState';
import { useRecords } from '@/features/records/list/useRecords';
import { nameOf } from '@/features/records/resource';
import type { Selection } from '@/features/records/selection';
import { Icon } from '@/features/records/table/icons';
import { RecordsTable, type TableActions } from '@/features/records/table/RecordsTable';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { applicationOf, itemOf, pipeline } from './pipeline';
import { useLastPage } from '@/features/records/list/useLastPage';

interface PipelineListProps {
  readonly list: ListControl;
  readonly selection: Selection;
  readonly shown: (item: StaffApplication) => StaffApplication;
  readonly onMove: (item: StaffApplication, anchor: HTMLElement) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The pipeline as a list: the kit's table, selection and pager. */
export function PipelineList({ list, selection, shown, onMove }: PipelineListProps) {
  const { t } = useTranslation(['hiring', 'ui']);
  const { state } = list;
  const records = useRecords(pipeline, state, state.search, NONE, false);
  useLastPage(list, records);
  const place = useHeldHeight<HTMLDivElement>(records.rows, state.size);
  const rows = useMemo(
    () => records.rows.map((item) => itemOf(shown(applicationOf(item)))),
    [records.rows, shown],
  );
  const actions = useMemo<TableActions>(
    () => ({
      count: 1,
      of(item) {
        const name = nameOf(pipeline, item);
        const application = applicationOf(item);
        if (legalMoves(application.status).length === 0) return null;
        return (
          <button
            type="button"
            data-move=""
            aria-haspopup="menu"
            aria-label={t('move', { name })}
            title={t('move', { name })}
            onClick={(event) => onMove(application, event.currentTarget)}
          >
            <Icon name="move" />
          </button>
        );
      },
    }),
    [onMove, t],
  );
  const { search, filters, page, size } = state;
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  const empty = isNarrowed ? (
    <EmptyState
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      action={
        <Button variant="outlined" onClick={() => list.go({ search: '', filters: {} })}>
          {t('clearFilters')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );
  return (
    <Surface padding="none">
      <Box ref={place} sx={{ overflow: 'clip', borderRadius: 'inherit' }}>
        <QueryState
          state={records.read}
          skeleton={
            <Box sx={{ p: 2 }}>
              <RowsSkeleton rows={10} height={48} />
            </Box>
          }
          failed={t('failed')}
          notOffered={<Box sx={{ p: 3 }}>{t('ui:notOffered')}</Box>}
          isEmpty={() => rows.length === 0}
          empty={empty}
        >
          {() => (
            <RecordsTable
              resource={pipeline}
              label={t('title')}
              rows={rows}
              listing={records.listing}
              total={records.total}
              offset={size === 'all' ? 0 : (page - 1) * size}
              list={list}
              selection={selection}
              nameOf={(item) => nameOf(pipeline, item)}
              actions={actions}
              busy={records.refreshing}
            />
          )}
        </QueryState>
      </Box>
      {records.read.status === 'ready' && records.total > 0 && (
        <Pager list={list} total={records.total} pages={records.pages} />
      )}
    </Surface>
  );
}
