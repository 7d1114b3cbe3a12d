import { useQuery } from '@tanstack/react-query';
import { adminAudit, type AuditEntry } from '@/api/endpoints/adminAudit';
import { queryOptionsFor } from '@/api/queries';
import type { Resource } from '@/features/records/resource';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';

/** The most entries that are shown. The audit log has all of them. */
const MOST = 50;

/**
 * The changes of a record, newest first. Null when the backend keeps no log, and for entries of the log
 * itself.
 */
export function useHistory(
  { id: entity, changesOf }: Resource,
  entityId: string,
): ReadState<readonly AuditEntry[]> | null {
  const query = useQuery({
    ...queryOptionsFor(adminAudit.list, { query: { entity, entityId, page: 1, pageSize: MOST } }),
    // Always requested again, because each write adds an entry.
    staleTime: 0,
    enabled: changesOf === undefined,
  });
  const state = mapRead(readState(query), ({ data }) => data);
  return state.status === 'notOffered' || state.status === 'loading' ? null : state;
}
