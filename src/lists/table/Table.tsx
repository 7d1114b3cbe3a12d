import Box from '@mui/material/Box';
import {
  createColumnHelper,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListControl } from '@/features/records/list/useListState';
import type { Item, Resource } from '@/features/records/resource';
import type { Selection } from '@/features/records/selection';
import { Cell, namesItself, placeOf } from './Cell';
import { HeadRow } from './HeadRow';
import { COLUMNS_NEED, rowEstimate, tableSx } from './tableSx';
import { useWindowed } from './useWindowed';

const features = tableFeatures({ rowSortingFeature });
export type Features = typeof features;
const helper = createColumnHelper<Features, Item>();

/** Grid rows are no table rows for every browser: the roles say what they are. Spread, as they repeat the tags. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const;

/** What of a declaration a table needs. */
export type Listed = Pick<Resource, 'title' | 'fields' | 'columns' | 'columnsNeed' | 'pathOf'>;

/** The buttons at the end of each row, and room for how many of them there has to be. */
export interface TableActions {
  readonly count: number;
  readonly of: (item: Item) => ReactNode;
}

interface RecordsTableProps {
  readonly resource: Listed;
  /** The name of the table. */
  readonly label: string;
  readonly rows: readonly Item[];
  /** What they were asked for by: rows of another listing are new, none of them moves from its place to another. */
  readonly listing: string;
  /** Of all pages, and where the shown rows begin among them. */
  readonly total: number;
  readonly offset: number;
  readonly list: ListControl;
  /** None where rows cannot be selected. */
  readonly selection?: Selection;
  readonly nameOf: (item: Item) => string;
  readonly actions: TableActions;
  /** Other rows are on their way. */
  readonly busy: boolean;
}

/** The rows: a table where there is room, cards where there is none. */
export function RecordsTable(props: RecordsTableProps) {
  const { resource, label, rows, listing, total, offset, list, selection, nameOf, actions, busy } = props;
  const { t } = useTranslation('records');
  const { sort, order } = list.state;
  const columns = useMemo(
    () =>
      helper.columns(
        resource.columns.map((column) =>
          helper.accessor((item) => item[column.name], {
            id: column.name,
            header: () => t(`fields.${column.label}`),
            enableSorting: column.sorts === true,
            sortDescFirst: false,
          }),
        ),
      ),
    [resource, t],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting: SortingState = sort === null ? [] : [{ id: sort, desc: order === 'desc' }];
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      list.go({ sort: next?.id ?? null, order: next?.desc === true ? 'desc' : 'asc' });
    },
  });

  const { columnsNeed: need = COLUMNS_NEED } = resource;
  const tracks = resource.columns.map(({ width }) => width).join(' ');
  const selects = selection !== undefined;
  const sx = useMemo(
    () => tableSx({ tracks, actions: actions.count, need, selects }),
    [tracks, actions.count, need, selects],
  );
  const modelRows = table.getRowModel().rows;
  const { root, shown, before, after, measure } = useWindowed<HTMLTableSectionElement>(
    modelRows.length,
    (list) => rowEstimate(list, need),
  );

  return (
    <Box
      component="table"
      {...ROLES.table}
      aria-label={label}
      aria-rowcount={total + 1}
      aria-busy={busy}
      sx={sx}
    >
      <thead {...ROLES.group}>
        <HeadRow table={table} rows={rows} selection={selection} />
      </thead>
      <tbody
        {...ROLES.group}
        key={listing}
        ref={root}
        style={{ paddingBlockStart: before, paddingBlockEnd: after }}
      >
        {shown.map((at) => {
          const row = modelRows[at];
          if (row === undefined) return null;
          const item = row.original;
          const selected = selection?.items.has(item.id) === true;
          return (
            <tr
              {...ROLES.row}
              key={row.id}
              ref={measure}
              data-index={at}
              aria-rowindex={offset + at + 2}
              data-selected={selected ? '' : undefined}
            >
              {selection !== undefined && (
                <td {...ROLES.cell} className="select">
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={selected}
                      onChange={() => selection.toggle(item)}
                      aria-label={t('row.select', { name: nameOf(item) })}
                    />
                  </label>
                </td>
              )}
              {resource.columns.map((column) => (
                <td {...ROLES.cell} key={column.name} data-kind={placeOf(resource, column)}>
                  {!namesItself(column, item) && <span className="label">{t(`fields.${column.label}`)}</span>}
                  <Cell resource={resource} column={column} item={item} />
                </td>
              ))}
              <td {...ROLES.cell} className="actions">
                {actions.of(item)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}
