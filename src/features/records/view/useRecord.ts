import { useQuery } from '@tanstack/react-query';
import { isRecord } from '@/api/answer';
import { queryOptionsFor } from '@/api/queries';
import { ApiError } from '@/errors/ApiError';
import type { Item, Resource } from '@/features/records/resource';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';

/** The record in an answer, which may say that it is built in. */
function recordIn(answer: unknown): Item | null {
  const body = isRecord(answer) && 'isSample' in answer ? answer.data : answer;
  return isRecord(body) && typeof body.id === 'string' ? { ...body, id: body.id } : null;
}

/**
 * One record by its id; null where there is none of it.
 * @param row the record as the list has it: shown until it was read, and where it cannot be read by itself
 */
export function useRecord(
  { endpoints: { byId, list } }: Resource,
  id: string,
  row: Item | undefined,
): ReadState<Item | null> {
  const query = useQuery({
    ...queryOptionsFor(byId ?? list, { path: { id } } as never),
    enabled: byId !== undefined,
    placeholderData: undefined,
  });
  const { error } = query;
  if (error instanceof ApiError && error.status === 404) return { status: 'ready', data: null, stale: null };
  const state = byId === undefined ? undefined : mapRead(readState<unknown>(query), recordIn);
  if (state?.status === 'ready') return state;
  if (row !== undefined) return { status: 'ready', data: row, stale: null };
  return state ?? { status: 'ready', data: null, stale: null };
}
