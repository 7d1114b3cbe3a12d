import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { legalMoves } from '@/features/hiring/stages';
import { RecordsList } from '@/features/records/list/RecordsList';
import type { ListControl } from '@/features/records/list/useListState';
import type { Records } from '@/features/records/list/useRecords';
import { nameOf } from '@/features/records/resource';
import type { Selection } from '@/features/records/selection';
import { Icon } from '@/features/records/table/icons';
import type { TableActions } from '@/features/records/table/RecordsTable';
import { EmptyState } from '@/ui/loading/EmptyState';
import { applicationOf, itemOf, pipeline } from './pipeline';

interface PipelineListProps {
  readonly list: ListControl;
  readonly records: Records;
  readonly selection: Selection;
  readonly shown: (item: StaffApplication) => StaffApplication;
  readonly onMove: (item: StaffApplication, anchor: HTMLElement) => void;
}

/** The pipeline as a list: the kit's table, selection and pager. */
export function PipelineList({ list, records, selection, shown, onMove }: PipelineListProps) {
  const { t } = useTranslation('hiring');
  const { state } = list;
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
  const { search, filters } = state;
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
    <RecordsList
      resource={pipeline}
      list={list}
      records={records}
      rows={rows}
      label={t('title')}
      failed={t('failed')}
      empty={empty}
      actions={actions}
      selection={selection}
    />
  );
}
