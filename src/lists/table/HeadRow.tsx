import type { ReactTable } from '@tanstack/react-table';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '@/lists/selection';
import { Icon } from './icons';
import type { Features } from './Table';

const ROW = { role: 'row' } as const;
const HEADER = { role: 'columnheader' } as const;
const SORTED = { asc: 'ascending', desc: 'descending' } as const;

interface HeadRowProps<T extends { readonly id: string }> {
  readonly table: ReactTable<Features, T>;
  readonly rows: readonly T[];
  /** Undefined if rows cannot be selected. */
  readonly selection: Selection<T> | undefined;
}

/** The column headers. Those of sortable columns are buttons. */
export function HeadRow<T extends { readonly id: string }>({ table, rows, selection }: HeadRowProps<T>) {
  const { t } = useTranslation('words');
  return (
    <tr {...ROW} aria-rowindex={1}>
      {selection !== undefined && <SelectAll rows={rows} selection={selection} />}
      {table.getHeaderGroups().map((group) =>
        group.headers.map((header) => {
          const direction = header.column.getIsSorted();
          return (
            <th
              {...HEADER}
              key={header.id}
              aria-sort={
                direction === false ? (header.column.getCanSort() ? 'none' : undefined) : SORTED[direction]
              }
            >
              {header.column.getCanSort() ? (
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  <table.FlexRender header={header} />
                  <Icon name="up" />
                </button>
              ) : (
                <table.FlexRender header={header} />
              )}
            </th>
          );
        }),
      )}
      <th {...HEADER}>
        <span className="label">{t('actions')}</span>
      </th>
    </tr>
  );
}

interface SelectAllProps<T> {
  readonly rows: readonly T[];
  readonly selection: Selection<T>;
}

function SelectAll<T extends { readonly id: string }>({ rows, selection }: SelectAllProps<T>) {
  const { t } = useTranslation('records');
  const box = useRef<HTMLInputElement>(null);
  const chosen = rows.filter(({ id }) => selection.items.has(id)).length;
  const some = chosen > 0 && chosen < rows.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = some;
  }, [some]);
  return (
    <th {...HEADER}>
      <label className="check">
        <input
          ref={box}
          type="checkbox"
          checked={rows.length > 0 && chosen === rows.length}
          disabled={rows.length === 0}
          onChange={() => selection.toggleAll(rows)}
          aria-label={t('row.selectAll')}
        />
        <span className="all">{t('row.selectAll')}</span>
      </label>
    </th>
  );
}
