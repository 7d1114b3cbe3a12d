import type { AnyArgs } from '@/api/endpoint';
import { onePage, type Page } from '@/api/lists';

type Query = NonNullable<AnyArgs['query']>;

/** A parameter as a word to compare with: trimmed and in lower case; '' when it is not given. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : '';
/** A parameter as a whole number from 1; `standard` when it is none. */
export const numberOf = (value: unknown, standard: number): number =>
  typeof value === 'number' && value > 0 ? Math.floor(value) : standard;
/** The search words of a request. */
export const searchOf = (query: Query): string => wordOf(query.search) || wordOf(query.q);

/**
 * One page of the built-in items that match a request, in its order.
 * @param usual the field that they are sorted by if the request names none; null keeps their order
 */
export function samplePage<T extends { readonly code: string; readonly name: string }>(
  matches: readonly T[],
  query: Query,
  usual: 'name' | null,
): Page<T> {
  const by = query.sort === 'code' || query.sort === 'name' ? query.sort : usual;
  const sign = query.order === 'desc' ? -1 : 1;
  const sorted = by === null ? matches : [...matches].sort((a, b) => sign * a[by].localeCompare(b[by], 'en'));
  const pageSize = numberOf(query.pageSize, Math.max(sorted.length, 1));
  const currentPage = numberOf(query.page, 1);
  const start = (currentPage - 1) * pageSize;
  return onePage(sorted.slice(start, start + pageSize), { totalCount: sorted.length, currentPage, pageSize });
}
