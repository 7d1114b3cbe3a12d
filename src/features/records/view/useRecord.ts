import { useQuery } from '@tanstack/react-query';
import { isRecord } from '@/api/answer';
import { adminAudit, type AuditEntry } from '@/api/endpoints/adminAudit';
import { queryOptionsFor, queryOptionsForAny } from '@/api/queries';
import { isNotFound } from '@/errors/ApiError';
import type { Item, Resource } from '@/features/records/resource';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';

/** The record in a response, which may be built-in sample data. */
function recordIn(answer: unknown): Item | null {
  const body = isRecord(answer) && 'isSample' in answer ? answer.data : answer;
  return isRecord(body) && typeof body.id === 'string' ? { ...body, id: body.id } : null;
}

/**
 * One record by its id; null when it does not exist.
 * @param row the record as the list has it: shown until the record is loaded, or when it cannot be read on
 * its own
 */
export function useRecord(
  { endpoints: { byId, list } }: Resource,
  id: string,
  row: Item | undefined,
): ReadState<Item | null> {
  const query = useQuery({
    ...queryOptionsForAny<unknown>(byId ?? list, { path: { id } }),
    enabled: byId !== undefined,
    placeholderData: undefined,
  });
  const { error } = query;
  if (isNotFound(error)) return { status: 'ready', data: null, stale: null };
  const state = byId === undefined ? undefined : mapRead(readState<unknown>(query), recordIn);
  if (state?.status === 'ready') return state;
  if (row !== undefined) return { status: 'ready', data: row, stale: null };
  return state ?? { status: 'ready', data: null, stale: null };
}

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
