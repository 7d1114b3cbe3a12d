import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { legalMoves } from '@/features/hiring/stages';
import { useColumns } from '@/features/records/columns';
import { ListTable } from '@/lists/ListTable';
import type { Selection } from '@/lists/selection';
import { Icon } from '@/lists/table/icons';
import type { TableActions } from '@/lists/table/Table';
import type { ListControl } from '@/lists/useAddress';
import type { Rows } from '@/lists/useList';
import { EmptyState } from '@/ui/loading/EmptyState';
import { nameOf, type PipelineState, pipeline } from './pipeline';

interface PipelineListProps {
  readonly list: ListControl<PipelineState>;
  readonly records: Rows<StaffApplication>;
  readonly selection: Selection<StaffApplication>;
  readonly shown: (item: StaffApplication) => StaffApplication;
  readonly onMove: (item: StaffApplication, anchor: HTMLElement) => void;
}

/** The pipeline as a table with selection and pager. */
export function PipelineList({ list, records, selection, shown, onMove }: PipelineListProps) {
  const { t } = useTranslation(['hiring', 'terms']);
  const columns = useColumns<StaffApplication>(pipeline);
  const rows = useMemo(() => records.rows.map(shown), [records.rows, shown]);
  const actions = useMemo<TableActions<StaffApplication>>(
    () => ({
      count: 1,
      of(item) {
        const name = nameOf(item);
        if (legalMoves(item.status).length === 0) return null;
        return (
          <button
            type="button"
            data-move=""
            aria-haspopup="menu"
            aria-label={t('move', { name })}
            title={t('move', { name })}
            onClick={(event) => onMove(item, event.currentTarget)}
          >
            <Icon name="move" />
          </button>
        );
      },
    }),
    [onMove, t],
  );
  return (
    <ListTable
      columns={columns}
      need={pipeline.columnsNeed}
      list={list}
      rows={{ ...records, rows }}
      nameOf={nameOf}
      label={t('terms:applicationPipeline')}
      failed={t('failed')}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      nothingFound={t('nothingFoundText')}
      actions={actions}
      selection={selection}
    />
  );
}
