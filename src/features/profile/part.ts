import type { UseQueryResult } from '@tanstack/react-query';

/** One part of a page, which loads, fails and is tried again on its own. */
export type Part<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T };

/** What was shown stays while it is asked again, and when that fails. */
export function partOf<T>({ data, error, isFetching, refetch }: UseQueryResult<T>): Part<T> {
  if (data !== undefined) return { status: 'ready', data };
  if (error === null || isFetching) return { status: 'loading' };
  return { status: 'failed', error, retry: () => void refetch() };
}

/** The data of a part that has arrived. */
export const dataOf = <T>(part: Part<T>): T | undefined => (part.status === 'ready' ? part.data : undefined);

/** Another view of a part's data. */
export const mapPart = <T, U>(part: Part<T>, view: (data: T) => U): Part<U> =>
  part.status === 'ready' ? { status: 'ready', data: view(part.data) } : part;
