import type { UseQueryResult } from '@tanstack/react-query';
import { isNotOffered } from '@/errors/ApiError';

/** What a read of the backend came to. It loads, fails and is tried again on its own, beside others on its page. */
export type ReadState<T> =
  | { readonly status: 'loading' }
  /** The backend has no such call. */
  | { readonly status: 'notOffered' }
  | ({ readonly status: 'failed' } & Trouble)
  /** `stale`: it was asked again in vain, and what came before is still shown. */
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

/** The part of TanStack Query's result that is looked at. */
export type Asked<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch' | 'dataUpdatedAt'>;

/** The state of a query. What was shown stays while it is asked again, and when that fails. */
export function readState<T>({ data, error, isFetching, refetch, dataUpdatedAt }: Asked<T>): ReadState<T> {
  const trouble = { error, retry: () => void refetch(), retrying: isFetching };
  if (data !== undefined) {
    return { status: 'ready', data, stale: error === null ? null : { ...trouble, at: dataUpdatedAt } };
  }
  if (error === null) return { status: 'loading' };
  return isNotOffered(error) ? { status: 'notOffered' } : { status: 'failed', ...trouble };
}

/** The data that has arrived. */
export const dataOf = <T>(state: ReadState<T>): T | undefined =>
  state.status === 'ready' ? state.data : undefined;

/** Another view of what was read. */
export const mapRead = <T, U>(state: ReadState<T>, view: (data: T) => U): ReadState<U> =>
  state.status === 'ready' ? { ...state, data: view(state.data) } : state;
