import { kindOf } from '@/forms/kinds/kinds';
import { listAddress, type Param } from '@/lists/address';
import { direction, oneOf, pages, sizes, sortBy, text, words } from '@/lists/params';
import { sortable } from './columns';
import type { Filter, Resource } from './resource';

/** What a filter may be in an address: one of its values, where those are known. */
const paramOf = (filter: Filter): Param<string> =>
  filter.kind === 'reference'
    ? text()
    : oneOf(['', ...(kindOf(filter.kind).options?.(filter) ?? []).map(({ value }) => value)]);

/** What the address of a table says: the rows that are shown, and the record that is open over them. */
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
