import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotOffered } from '@/errors/ApiError';

/** The state of one read of the backend. Each read of a page loads, fails and is retried on its own. */
export type ReadState<T> =
  | { readonly status: 'loading' }
  /** The backend does not have this endpoint. */
  | { readonly status: 'notOffered' }
  | ({ readonly status: 'failed' } & Trouble)
  /** `stale`: a refresh failed, and the previous data are still shown. */
  | {
      readonly status: 'ready';
      readonly data: T;
      readonly stale: (Trouble & { readonly at: number }) | null;
    };

interface Trouble {
  readonly error: unknown;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The used part of TanStack Query's result. */
export type QueryResult<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'refetch' | 'dataUpdatedAt'
>;

/** The state of a query. Data that were shown stay during a refresh and after a failed one. */
export function readState<T>({
  data,
  error,
  isFetching,
  refetch,
  dataUpdatedAt,
}: QueryResult<T>): ReadState<T> {
  const trouble = { error, retry: () => void refetch(), retrying: isFetching };
  if (data !== undefined) {
    return { status: 'ready', data, stale: error === null ? null : { ...trouble, at: dataUpdatedAt } };
  }
  if (error === null) return { status: 'loading' };
  return isNotOffered(error) ? { status: 'notOffered' } : { status: 'failed', ...trouble };
}

/** The state of a read that repeats by itself: a failure stays until something better is known. */
export function usePolledRead<T>(query: QueryResult<T>): ReadState<T> {
  const { error } = query;
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  // While a query without data is read again, TanStack Query forgets why it failed.
  return readState({ ...query, error: query.data === undefined ? (error ?? last) : error });
}

/** The data, if the read is ready. */
export const dataOf = <T>(state: ReadState<T>): T | undefined =>
  state.status === 'ready' ? state.data : undefined;

/** The same state with other data derived from what was read. */
export const mapRead = <T, U>(state: ReadState<T>, view: (data: T) => U): ReadState<U> =>
  state.status === 'ready' ? { ...state, data: view(state.data) } : state;
