import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { CHECK_STATES } from '@/config/documents';
import { TYPES } from '@/features/documents/checks';
import { listOf, sortable } from '@/features/records/columns';
import type { Filter, Resource } from '@/features/records/resource';
import { WINDOWS, withinFilter } from '@/features/records/resourceParts';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { listAddress } from '@/lists/address';
import { pagedSource } from '@/lists/pagedSource';
import { direction, oneOf, pages, sizes, sortBy, text, words } from '@/lists/params';
import { withoutControls } from '@/ui/text/withoutControls';

const types = optionsOf(TYPES, 'documents:types');
const states = optionsOf(CHECK_STATES, 'terms:check');

/** The documents as a table of records. It is read-only: decisions have their own endpoint. */
type Checks = Pick<Resource<StaffDocument>, 'fields' | 'columns' | 'columnsNeed' | 'endpoints'> & {
  readonly id: string;
  readonly title: 'name';
};
export const checks: Checks = {
  id: 'documents',
  title: 'name',
  columnsNeed: 60,
  fields: [],
  columns: [
    { name: 'name', label: 'fields:document', kind: 'text', sorts: true, width: 'minmax(10rem, 1.8fr)' },
    {
      name: 'type',
      label: 'fields:type',
      kind: 'choice',
      options: types,
      sorts: true,
      width: 'minmax(9rem, 1.5fr)',
    },
    {
      name: 'ownerName',
      label: 'records:fields.person',
      kind: 'text',
      sorts: true,
      width: 'minmax(7.5rem, 1.2fr)',
    },
    {
      name: 'uploadedAt',
      label: 'records:fields.uploadedAt',
      kind: 'moment',
      sorts: true,
      width: 'minmax(7.25rem, 0.8fr)',
    },
    {
      name: 'expiresOn',
      label: 'records:fields.expires',
      kind: 'date',
      sorts: true,
      width: 'minmax(7.25rem, 0.8fr)',
    },
    {
      name: 'status',
      label: 'fields:state',
      kind: 'choice',
      options: states,
      sorts: true,
      width: 'minmax(7rem, 1.2fr)',
    },
  ],
  endpoints: { list: documents.staffList, wordsAsQ: true },
};

export const checksSource = pagedSource(listOf<StaffDocument>(checks));
/** A row of the table. An owner without a name is shown by the e-mail address. */
export const rowOf = (document: StaffDocument): StaffDocument => ({
  ...document,
  ownerName: withoutControls(document.ownerName ?? '').trim() || document.ownerEmail,
});

export const STATE_FILTER: Filter = {
  name: 'status',
  label: 'fields:state',
  kind: 'choice',
  options: states,
};
export const TYPE_FILTER: Filter = { name: 'type', label: 'fields:type', kind: 'choice', options: types };

export const UPLOADED_FILTER = withinFilter('records:fields.uploadedAt');
const EXPIRES = ['soon', 'expired'] as const;
export const EXPIRES_FILTER: Filter = {
  name: 'expires',
  label: 'records:fields.expires',
  kind: 'choice',
  options: optionsOf(EXPIRES, 'records:expires'),
};

/**
 * The address contains only what differs from the default: waiting documents, oldest first. `?check=<id>`
 * opens the check of one document, independent of the list.
 */
export const CHECKS = listAddress(
  'adminDocuments',
  {
    search: words(),
    filters: {
      status: text({ usual: 'pending', none: 'all' }),
      type: text(),
      within: oneOf(['', ...WINDOWS]),
      expires: oneOf(['', ...EXPIRES]),
    },
    sort: sortBy(sortable(checks), 'uploadedAt'),
    order: direction(),
    page: pages(),
    size: sizes(),
    check: text(),
  },
  { beside: ['check'] },
);
export type ChecksState = typeof CHECKS.plain;
