import { useQuery } from '@tanstack/react-query';
import { adminAudit, type AuditEntry } from '@/api/endpoints/adminAudit';
import { queryOptionsFor } from '@/api/queries';
import type { Resource } from '@/features/records/resource';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';

/** The newest ones; the log itself has all. */
const MOST = 50;

/** What was done to a record, newest first; null where the backend keeps no log, and for the entries of the log. */
export function useHistory(
  { id: entity, changesOf }: Resource,
  entityId: string,
): ReadState<readonly AuditEntry[]> | null {
  const query = useQuery({
    ...queryOptionsFor(adminAudit.list, { query: { entity, entityId, page: 1, pageSize: MOST } }),
    // Each write is another entry.
    staleTime: 0,
    enabled: changesOf === undefined,
  });
  const state = mapRead(readState(query), ({ data }) => data);
  return state.status === 'notOffered' || state.status === 'loading' ? null : state;
}
