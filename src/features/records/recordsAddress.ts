import { kindOf } from '@/forms/kinds/kinds';
import { listAddress, type Param } from '@/lists/address';
import { direction, oneOf, pages, sizes, sortBy, text, words } from '@/lists/params';
import { sortable } from './columns';
import type { Filter, Resource } from './resource';

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
