import { adminAudit, type AuditEntry } from '@/api/endpoints/adminAudit';
import { RecordsPage } from '@/features/records/RecordsPage';
import { USERS } from '@/features/records/references';
import type { Resource } from '@/features/records/resource';
import { withView, withinFilter } from '@/features/records/resourceParts';
import { AUDIT_ACTIONS } from '@/features/records/view/auditActions';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { AUDITED_KINDS } from './auditedKinds';

/** A log entry as a row, with its nested values as fields. */
type FlatEntry = AuditEntry & {
  readonly who: string | null;
  /** The name of the record that was written; its id when it has no name or was deleted. */
  readonly record: string | null;
};

const flatEntry = ({ actor, ...entry }: AuditEntry): FlatEntry => ({
  ...entry,
  actor,
  // Of a deleted user only the id is known.
  who: actor ? actor.name || actor.id : null,
  record: entry.entityName || entry.entityId || null,
});

const ROLES = ['User', 'Admin'].map((value) => ({ value, label: { key: `roles:${value}.displayName` } }));
const OUTCOMES = optionsOf(['done', 'refused'], 'audit:outcome');

/** The log of writes and sign-ins as a read-only admin resource. */
export const auditLog: Resource<FlatEntry> = {
  id: 'audit',
  route: 'adminAudit',
  title: 'record',
  csv: 'export',
  columnsNeed: 60,
  isFixed: () => true,
  changesOf: ({ changes }) => changes,
  kindsOf: ({ entity }) => AUDITED_KINDS.get(entity ?? ''),
  filters: [
    { name: 'actorId', label: 'records:fields.who', kind: 'reference', source: USERS },
    { name: 'action', label: 'records:fields.what', kind: 'choice', options: AUDIT_ACTIONS },
    { name: 'outcome', label: 'fields:outcome', kind: 'choice', options: OUTCOMES },
    withinFilter('fields:period'),
  ],
  fields: [],
  columns: [
    {
      name: 'at',
      label: 'records:fields.when',
      kind: 'moment',
      exact: true,
      sorts: true,
      width: 'minmax(11.5rem, 1fr)',
    },
    { name: 'who', label: 'records:fields.who', kind: 'text', width: 'minmax(8rem, 1fr)' },
    {
      name: 'role',
      label: 'records:fields.role',
      kind: 'choice',
      options: ROLES,
      sorts: true,
      width: 'minmax(7rem, 0.6fr)',
    },
    {
      name: 'action',
      label: 'records:fields.what',
      kind: 'choice',
      options: AUDIT_ACTIONS,
      sorts: true,
      width: 'minmax(9rem, 1fr)',
    },
    { name: 'record', label: 'records:fields.record', kind: 'text', width: 'minmax(10rem, 1.6fr)' },
    {
      name: 'outcome',
      label: 'fields:outcome',
      kind: 'choice',
      options: OUTCOMES,
      sorts: true,
      width: 'minmax(5.5rem, 0.5fr)',
    },
  ],
  endpoints: {
    list: withView(adminAudit.list, (page) => ({ ...page, data: page.data.map(flatEntry) })),
  },
};

/** /admin/audit: the log of writes and sign-ins. */
export function AuditPage() {
  return <RecordsPage resource={auditLog} />;
}
