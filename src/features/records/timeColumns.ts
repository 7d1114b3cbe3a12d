import type { Column } from './resource';

/** The columns for the dates of creation and of the last change. */
export const CREATED = {
  name: 'created',
  label: 'records:fields.created',
  kind: 'date',
  sorts: true,
  width: 'minmax(7rem, 0.8fr)',
} as const satisfies Column;
export const LAST_MODIFIED = {
  ...CREATED,
  name: 'lastModified',
  label: 'records:fields.lastModified',
} as const satisfies Column;
