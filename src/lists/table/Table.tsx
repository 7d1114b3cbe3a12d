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

/**
 * Some browsers drop the table semantics of elements with display: grid, so the roles are set explicitly.
 * They are spread because the linter rejects a role that repeats the tag.
 */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const;

/** A column of the table, or a line of the card. */
export interface TableColumn<T> {
  readonly name: string;
  readonly label: string;
  /** The width as a grid track, in rem so that it grows with the text size. */
  readonly width: string;
  /** Whether the list can be sorted by this column. */
  readonly sorts?: boolean | undefined;
  /**
   * The kind of the cell, which decides its place on a card: `title`, `code`, `words`, `lines`, `state` or another.
   */
  readonly place: string;
  /** Whether a value is clear without the column's name ('Active'). The name is then left out. */
  readonly namesItself?: (item: T) => boolean;
  readonly cell: (item: T) => ReactNode;
}

/**
 * The buttons at the end of each row. `count` is the number of buttons that the column must have room for.
 */
export interface TableActions<T> {
  readonly count: number;
  readonly of: (item: T) => ReactNode;
}

interface TableProps<T> {
  readonly columns: readonly TableColumn<T>[];
  /** The width that the columns need, in rem. With less, the rows become cards. */
  readonly need?: number | undefined;
  /** The accessible name of the table. */
  readonly label: string;
  readonly rows: readonly T[];
  /**
   * The parameters of the read as a string. It is the key of the body: rows of other parameters are mounted
   * anew.
   */
  readonly listing: string;
  /** The number of rows on all pages. `offset` is the position of the first shown row among them, from 0. */
  readonly total: number;
  readonly offset: number;
  readonly list: SortedList;
  /** Undefined if rows cannot be selected. */
  readonly selection?: Selection<T>;
  readonly nameOf: (item: T) => string;
  readonly actions: TableActions<T>;
  /** Whether other rows are being loaded. */
  readonly busy: boolean;
}

/** The rows of a list: a table, or cards if there is too little width. */
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
              data-row={row.id}
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
