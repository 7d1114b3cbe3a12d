import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '@/forms/kinds/kinds';
import { Shown } from '@/forms/kinds/Shown';
import { TextCell } from '@/forms/kinds/TextCell';
import {
  type AnyResource,
  type FullColumn,
  type Filter,
  type Item,
  LABEL_NAMESPACES,
  type Resource,
  textOf,
  valueOf,
} from '@/features/records/resource';
import { listAddress, type Param } from '@/lists/address';
import type { Paged } from '@/lists/pagedSource';
import { direction, oneOf, pages, sizes, sortBy, text, words } from '@/lists/params';
import type { Searched } from '@/lists/readAll';
import type { TableColumn } from '@/lists/table/Table';
import { AppLink } from '@/ui/page/AppLink';
import { withoutControls } from '@/ui/text/withoutControls';

type Columns = Pick<AnyResource, 'fields' | 'columns'>;

/** The columns of a declaration with what they take from their fields. */
export const columnsOf = ({ fields, columns }: Columns): readonly FullColumn[] =>
  columns.map((column) => {
    const field = fields.find(({ name }) => name === column.name);
    // A column without a kind has a field (tests/contracts/adminTables.test.ts).
    return { ...field, ...column } as FullColumn;
  });

/** The class of a column on a card. */
const placeOf = (title: string, { name, kind }: FullColumn): string =>
  name === title ? 'title' : kind === 'long' ? 'lines' : kind === 'text' ? 'words' : kindOf(kind).look;

/**
 * The table columns of a declaration.
 * @param hrefOf address for the title of a record; by default the record's page
 */
export function useColumns<T extends Item>(
  { title, columns, fields, pathOf }: Columns & Pick<AnyResource, 'title' | 'pathOf'>,
  hrefOf = pathOf,
): readonly TableColumn<T>[] {
  const { t } = useTranslation(LABEL_NAMESPACES);
  return useMemo(
    () =>
      columnsOf({ fields, columns }).map((column) => ({
        name: column.name,
        label: t(column.label),
        width: column.width,
        sorts: column.sorts,
        place: placeOf(title, column),
        namesItself: (item: T) => column.kind === 'switch' && valueOf(item, column) !== null,
        cell(item: T) {
          if (column.name !== title) return <Shown spec={column} value={valueOf(item, column)} item={item} />;
          const text = <TextCell text={withoutControls(textOf(item, title))} look="title" />;
          return hrefOf === undefined ? text : <AppLink to={hrefOf(item)}>{text}</AppLink>;
        },
      })),
    [t, title, columns, fields, hrefOf],
  );
}

/** The value of a column for sorting and searching. */
function comparable(item: Item, column: FullColumn): string | number | null {
  const value = valueOf(item, column);
  if (value === null || typeof value === 'number') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The source of the records of a declaration. The search covers the columns with texts and codes. */
export function listOf<T extends Item>({
  id,
  endpoints,
  ...declared
}: Columns & { readonly id: string; readonly endpoints: Searched<T>['endpoints'] }): Paged<T> {
  const columns = columnsOf(declared);
  const searched = columns.filter(({ kind }) => ['code', 'text'].includes(kindOf(kind).look));
  return {
    id,
    endpoints,
    textOf: (item) => searched.map((column) => comparable(item, column) ?? '').join('\n'),
    valueOf(item, name) {
      const column = columns.find((each) => each.name === name);
      return column === undefined ? null : comparable(item, column);
    },
  };
}

/** The names by which the records can be sorted. */
export const sortable = ({ columns }: Pick<Columns, 'columns'>): readonly string[] =>
  columns.filter(({ sorts }) => sorts === true).map(({ name }) => name);

/** The parser of a filter's query parameter. It accepts only the declared values, where these are known. */
const paramOf = (filter: Filter): Param<string> =>
  filter.kind === 'reference'
    ? text()
    : oneOf(['', ...(kindOf(filter.kind).options?.(filter) ?? []).map(({ value }) => value)]);

/** The state in the address of a table: its rows, and the record that is open. */
export const recordsAddress = (resource: Resource) =>
  listAddress(
    resource.route,
    {
      view: oneOf(resource.endpoints.hierarchy === undefined ? ['list'] : ['list', 'hierarchy']),
      search: words(),
      filters: Object.fromEntries((resource.filters ?? []).map((filter) => [filter.name, paramOf(filter)])),
      sort: sortBy(sortable(resource)),
      order: direction(),
      page: pages(),
      size: sizes(),
      record: text(),
    },
    { beside: ['record'] },
  );
