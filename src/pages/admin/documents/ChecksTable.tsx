import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffDocument } from '@/api/endpoints/documents';
import { useColumns } from '@/features/records/columns';
import { ListTable } from '@/lists/ListTable';
import { Icon } from '@/lists/table/icons';
import type { TableActions } from '@/lists/table/Table';
import type { ListControl } from '@/lists/useAddress';
import type { Rows } from '@/lists/useList';
import { EmptyState } from '@/ui/loading/EmptyState';
import { type ChecksState, checks, rowOf } from './checkList';

interface ChecksTableProps {
  readonly list: ListControl<ChecksState>;
  readonly records: Rows<StaffDocument>;
  readonly onCheck: (id: string) => void;
  /** Takes the focus when the button that had it is gone. */
  readonly place: RefObject<HTMLDivElement | null>;
}

const nameOf = ({ name, id }: StaffDocument): string => name.trim() || id;

/** The documents as a table with a pager. */
export function ChecksTable({ list, records, onCheck, place }: ChecksTableProps) {
  const { t } = useTranslation(['checks', 'terms']);
  const rows = useMemo(() => records.rows.map(rowOf), [records.rows]);
  const { hrefOf } = list;
  const columns = useColumns<StaffDocument>(
    useMemo(
      () => ({ ...checks, pathOf: ({ id }: { readonly id: string }) => hrefOf({ check: id }) }),
      [hrefOf],
    ),
  );
  const actions = useMemo<TableActions<StaffDocument>>(
    () => ({
      count: 1,
      of(item) {
        const label = t('check', { name: nameOf(item) });
        return (
          <button type="button" aria-label={label} title={label} onClick={() => onCheck(item.id)}>
            <Icon name="eye" />
          </button>
        );
      },
    }),
    [onCheck, t],
  );
  return (
    <ListTable
      columns={columns}
      need={checks.columnsNeed}
      list={list}
      rows={{ ...records, rows }}
      nameOf={nameOf}
      label={t('terms:documentChecks')}
      failed={t('failed')}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      nothingFound={t('nothingFoundText')}
      actions={actions}
      place={place}
    />
  );
}
