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
import type { Selection } from '@/lists/selection';
import type { SortedList } from '@/lists/SortSelect';
import { HeadRow } from './HeadRow';
import { COLUMNS_NEED, rowEstimate, tableSx } from './tableSx';
import { useWindowed } from './useWindowed';

const features = tableFeatures({ rowSortingFeature });
export type Features = typeof features;

/** Grid rows are no table rows for every browser: the roles say what they are. Spread, as they repeat the tags. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const;

/** A column of the table, a line of the card. */
export interface TableColumn<T> {
  readonly name: string;
  readonly label: string;
  /** A track of the row's grid; in rem, so that it grows with the text. */
  readonly width: string;
  /** The list can be sorted by its name. */
  readonly sorts?: boolean | undefined;
  /** Where it stands on a card: `title`, `code`, `words`, `state`, or among the others. */
  readonly place: string;
  /** Whether a value says by itself what it is ('Active'): the column's name beside it would say it twice. */
  readonly namesItself?: (item: T) => boolean;
  readonly cell: (item: T) => ReactNode;
}

/** The buttons at the end of each row, and room for how many of them there has to be. */
export interface TableActions<T> {
  readonly count: number;
  readonly of: (item: T) => ReactNode;
}

interface TableProps<T> {
  readonly columns: readonly TableColumn<T>[];
  /** The width that the columns need, in rem: with less, rows become cards. */
  readonly need?: number | undefined;
  /** The name of the table. */
  readonly label: string;
  readonly rows: readonly T[];
  /** What they were asked for by: rows of another listing are new, none of them moves from its place to another. */
  readonly listing: string;
  /** Of all pages, and where the shown rows begin among them. */
  readonly total: number;
  readonly offset: number;
  readonly list: SortedList;
  /** None where rows cannot be selected. */
  readonly selection?: Selection<T>;
  readonly nameOf: (item: T) => string;
  readonly actions: TableActions<T>;
  /** Other rows are on their way. */
  readonly busy: boolean;
}

/** The rows: a table where there is room, cards where there is none. */
export function Table<T extends { readonly id: string }>(props: TableProps<T>) {
  const { need = COLUMNS_NEED, label, rows, listing, total, offset, list, selection } = props;
  const { nameOf, actions, busy } = props;
  const { t } = useTranslation('records');
  const { sort, order } = list.state;
  const columns = useMemo(() => {
    const helper = createColumnHelper<Features, T>();
    return helper.columns(
      props.columns.map((column) =>
        helper.accessor(({ id }) => id, {
          id: column.name,
          header: () => column.label,
          enableSorting: column.sorts === true,
          sortDescFirst: false,
        }),
      ),
    );
  }, [props.columns]);
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

  const tracks = props.columns.map(({ width }) => width).join(' ');
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
              {props.columns.map((column) => (
                <td {...ROLES.cell} key={column.name} data-kind={column.place}>
                  {column.namesItself?.(item) !== true && <span className="label">{column.label}</span>}
                  {column.cell(item)}
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
