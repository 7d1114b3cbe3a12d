import { useQuery } from '@tanstack/react-query';
import { isRecord } from '@/api/answer';
import { queryOptionsFor } from '@/api/queries';
import type { Item } from '@/forms/kinds/kind';
import type { Call } from '@/api/endpoint';
import type { ReferenceSpec } from './kind';

/** For a query that is not asked. */
const NONE: Call<unknown> = {
  method: 'GET',
  path: '/',
  summary: '',
  response: { safeParse: (data) => ({ success: true, data }) },
  read: (body) => body,
};

/** A field of an answer, whether it came from a backend or from the built-in data. */
function textIn(answer: unknown, name: string): string | undefined {
  const record = isRecord(answer) && isRecord(answer.data) && 'isSample' in answer ? answer.data : answer;
  const text = isRecord(record) ? record[name] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * The title of the record with this id: from the record around it, else from its own resource. Null where there is none,
 * undefined while it is asked for.
 */
export function useTitle(
  { source, shownBy }: Partial<ReferenceSpec>,
  id: string,
  item: Item | undefined,
): string | null | undefined {
  const here = shownBy === undefined ? undefined : textIn(item, shownBy);
  // Referred to by another field than the id, a record cannot be asked for: the value itself is its name.
  const asks = here === undefined && source !== undefined && source.id === undefined && id !== '';
  const { data, isLoading } = useQuery({
    ...queryOptionsFor(source?.byId ?? NONE, { path: { id: id || '-' } } as never),
    enabled: asks,
  });
  if (here !== undefined) return here;
  if (!asks) return null;
  return isLoading ? undefined : (textIn(data, source.title) ?? null);
}
