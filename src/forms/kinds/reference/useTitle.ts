import { useQuery } from '@tanstack/react-query';
import { isRecord } from '@/api/answer';
import { queryOptionsForAny } from '@/api/queries';
import type { Item } from '@/forms/kinds/kind';
import type { Call } from '@/api/endpoint';
import type { ReferenceSpec } from './kind';

/** A placeholder for a query that is disabled. */
const NONE: Call<unknown> = {
  method: 'GET',
  path: '/',
  summary: '',
  response: { safeParse: (data) => ({ success: true, data }) },
  read: (body) => body,
};

/** A text field of an answer, from a backend or from built-in data. */
function textIn(answer: unknown, name: string): string | undefined {
  const record = isRecord(answer) && isRecord(answer.data) && 'isSample' in answer ? answer.data : answer;
  const text = isRecord(record) ? record[name] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * The title of a record: from the record that refers to it, otherwise from its own resource. Null if there is
 * none, undefined while loading.
 */
export function useTitle(
  { source, shownBy }: Partial<ReferenceSpec>,
  id: string,
  item: Item | undefined,
): string | null | undefined {
  const here = shownBy === undefined ? undefined : textIn(item, shownBy);
  // A record that is not referred to by its id cannot be requested. The value itself is then shown.
  const asks = here === undefined && source !== undefined && source.id === undefined && id !== '';
  const { data, isLoading } = useQuery({
    ...queryOptionsForAny(source?.byId ?? NONE, { path: { id: id || '-' } }),
    enabled: asks,
  });
  if (here !== undefined) return here;
  if (!asks) return null;
  return isLoading ? undefined : (textIn(data, source.title) ?? null);
}
