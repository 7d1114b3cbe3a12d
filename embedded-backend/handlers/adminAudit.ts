import { auditEntries } from '../audit/log.ts';
import { isWithin } from '../backend.ts';
import type { AuditEntry } from '../data/auditRecords.ts';
import { pagedList, type ListRule } from '../http/paging.ts';
import { get, type Resource } from '../http/route.ts';
import { fullNameOf } from '../security/sessions.ts';

/** The audit log: writes and sign-ins of the last 90 days, newest first. */
export const adminAudit: Resource = (backend) => {
  const nameOf = ({ actorId }: AuditEntry): string => {
    const user = actorId === null ? undefined : backend.data.users.get(actorId);
    return user === undefined ? '' : fullNameOf(user);
  };
  const list: ListRule<AuditEntry> = {
    search: (entry) => [nameOf(entry), entry.action, entry.entityId, entry.entityName, entry.actorId],
    sort: {
      at: ({ at }) => at,
      actor: nameOf,
      role: ({ role }) => role,
      action: ({ action }) => action,
      entityName: ({ entityName }) => entityName,
      outcome: ({ outcome }) => outcome,
    },
    defaultSort: 'at',
    defaultOrder: 'desc',
    pageSize: 20,
    filters: {
      actorId: ({ actorId }, id) => actorId === id,
      action: ({ action }, name) => action === name,
      entity: ({ entity }, name) => entity === name,
      entityId: ({ entityId }, id) => entityId === id,
      outcome: ({ outcome }, value) => outcome === value,
      within: ({ at }, days) => isWithin(backend, at, days),
    },
  };
  const view = (entry: AuditEntry) => {
    const { actorId, personId: _personId, ...rest } = entry;
    return { ...rest, actor: actorId === null ? null : { id: actorId, name: nameOf(entry) } };
  };
  return [
    get('/api/admin/audit', ({ admin, query }) => {
      admin();
      const page = pagedList(auditEntries(backend), query, list);
      return { ...page, data: page.data.map(view) };
    }),
  ];
};
