import { useMemo } from 'react';
import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { pathOf } from '@/config/routes';
import { TYPES } from '@/features/documents/checks';
import { type ListControl, useListState } from '@/features/records/list/useListState';
import type { Filter, Item, Resource } from '@/features/records/resource';

export const STATES = ['pending', 'verified', 'rejected'] as const;
/** The address of one document's check: `?check=<id>`, whatever the list shows. */
export const CHECKED = 'check';
/** The address of a document's check, over the list that `params` says. */
export function checkPath(id: string, params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  query.set(CHECKED, id);
  return `${pathOf('adminDocuments')}?${query.toString()}`;
}
/** What is looked at when the address says nothing: what waits, the oldest first. */
const STANDARD = { status: 'pending', sort: 'uploadedAt' } as const;
/** In the address, for the documents of every state. */
const EVERY_STATE = 'all';

const types = TYPES.map((value) => ({ value, label: { key: `documents:types.${value}` } }));
const states = STATES.map((value) => ({ value, label: { key: `documents:filter.${value}` } }));

/** The documents as a table of the kit: read here, and decided about in a dialog of this page. */
type Checks = Pick<
  Resource<StaffDocument>,
  'title' | 'key' | 'fields' | 'columns' | 'columnsNeed' | 'endpoints'
> & { readonly id: string };
const declared: Checks = {
  id: 'documents',
  title: 'name',
  key: 'id',
  columnsNeed: 53,
  fields: [],
  columns: [
    { name: 'name', label: 'document', kind: 'text', sorts: true, width: 'minmax(10rem, 1.8fr)' },
    {
      name: 'type',
      label: 'type',
      kind: 'choice',
      options: types,
      sorts: true,
      width: 'minmax(7rem, 1.2fr)',
    },
    { name: 'ownerName', label: 'person', kind: 'text', sorts: true, width: 'minmax(8rem, 1.4fr)' },
    { name: 'uploadedAt', label: 'uploadedAt', kind: 'moment', sorts: true, width: 'minmax(7.25rem, 0.8fr)' },
    {
      name: 'status',
      label: 'state',
      kind: 'choice',
      options: states,
      sorts: true,
      width: 'minmax(7rem, 1.2fr)',
    },
  ],
  endpoints: { list: documents.staffList },
};

/** From here on a record is whatever the backend sent, as everywhere in the kit. */
export const checks = declared as unknown as Pick<Resource, Exclude<keyof Checks, 'id'>> & {
  readonly id: string;
};
const documentOf = (item: Item): StaffDocument => item as unknown as StaffDocument;
/** A row of the table: who has given no name is called by the address. */
export const rowOf = (item: Item): Item => {
  const { ownerName, ownerEmail } = documentOf(item);
  const isNamed = ownerName !== null && ownerName !== undefined && ownerName.trim() !== '';
  return isNamed ? item : { ...item, ownerName: ownerEmail };
};

export const STATE_FILTER: Filter = { name: 'status', label: 'state', kind: 'choice', options: states };
export const TYPE_FILTER: Filter = { name: 'type', label: 'type', kind: 'choice', options: types };
const NAMES = {
  sortable: declared.columns.map(({ name }) => name),
  filters: ['status', 'type'],
  views: [],
  keeps: [CHECKED],
} as const;

type Filters = Readonly<Record<string, string>>;
/** The filters as they are asked for, out of those of the address; and back. */
const asked = ({ status = STANDARD.status, ...others }: Filters): Filters =>
  status === EVERY_STATE ? others : { status, ...others };
const written = ({ status = EVERY_STATE, ...others }: Filters): Filters =>
  status === STANDARD.status ? others : { status, ...others };

/** Which documents are listed, kept in the address, which says only what differs from the queue of every day. */
export function useCheckList(): ListControl {
  const { state, go } = useListState(NAMES);
  return useMemo(
    () => ({
      state: { ...state, filters: asked(state.filters), sort: state.sort ?? STANDARD.sort },
      go: (change, how) =>
        go(change.filters === undefined ? change : { ...change, filters: written(change.filters) }, how),
    }),
    [state, go],
  );
}

/** Whether the list is something else than the queue of every day. */
export const isNarrowed = ({ state: { search, filters } }: ListControl): boolean =>
  search !== '' || filters.status !== STANDARD.status || filters.type !== undefined;
/** Back to the queue of every day. */
export const showQueue = ({ go }: ListControl): void =>
  go({ search: '', filters: { status: STANDARD.status } });
