import Button from '@mui/material/Button';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RecordsList } from '@/features/records/list/RecordsList';
import type { ListControl } from '@/features/records/list/useListState';
import type { Records } from '@/features/records/list/useRecords';
import { type Item, nameOf } from '@/features/records/resource';
import { Icon } from '@/features/records/table/icons';
import type { TableActions } from '@/features/records/table/RecordsTable';
import { EmptyState } from '@/ui/loading/EmptyState';
import { checkPath, checks, isNarrowed, rowOf, showQueue } from './checkList';

interface ChecksTableProps {
  readonly list: ListControl;
  readonly records: Records;
  readonly onCheck: (id: string) => void;
  /** Takes the focus when the button that had it is gone. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The documents as a list: the kit's table and pager. */
export function ChecksTable({ list, records, onCheck, place }: ChecksTableProps) {
  const { t } = useTranslation('checks');
  const rows = useMemo(() => records.rows.map(rowOf), [records.rows]);
  const [params] = useSearchParams();
  const resource = useMemo(() => ({ ...checks, pathOf: ({ id }: Item) => checkPath(id, params) }), [params]);
  const actions = useMemo<TableActions>(
    () => ({
      count: 1,
      of(item) {
        const label = t('check', { name: nameOf(checks, item) });
        return (
          <button type="button" aria-label={label} title={label} onClick={() => onCheck(item.id)}>
            <Icon name="eye" />
          </button>
        );
      },
    }),
    [onCheck, t],
  );
  const empty = isNarrowed(list) ? (
    <EmptyState
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      action={
        <Button variant="outlined" onClick={() => showQueue(list)}>
          {t('clearFilters')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );
  return (
    <RecordsList
      resource={resource}
      list={list}
      records={records}
      rows={rows}
      label={t('title')}
      failed={t('failed')}
      empty={empty}
      actions={actions}
      place={place}
    />
  );
}
