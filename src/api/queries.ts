import { appState } from '@/runtime/app';
import { API } from '@/config/limits';
import {
  type FetchQueryOptions,
  mutationOptions,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { connection, failedAttempts } from './connection';
import { copies, isConnectionFailure, isOffline } from './copies';
import type { AnyArgs, Args, ArgsTuple, Call, Endpoint } from './endpoint';
import { isSampleData } from './sampled';
import { mayRefetch } from './retry';
import { sendAny } from './send';
import { queryString } from './url';

export { send } from './send';

/** Removes all cached answers and aborts running queries: the session or its role changed. */
function empty(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}

/** The audit log: every write adds an entry to it. */
const LOG = '/api/admin/audit';

/** Whether a write makes a query stale. A query whose key does not begin with a path always is. */
const isStale = ({ queryKey: [path] }: Query, stalePaths: readonly string[]): boolean =>
  typeof path !== 'string' ||
  !path.startsWith('/') ||
  path === LOG ||
  stalePaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The path that a query reads: the first element of its key, or the path in its `meta`. */
export const pathRead = ({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>): unknown =>
  meta?.path ?? queryKey[0];

/** After a write: the stale queries that are shown are requested again, the others are removed. */
function refresh(client: QueryClient, stalePaths: readonly string[] | undefined): void {
  const predicate = (query: Query): boolean => stalePaths === undefined || isStale(query, stalePaths);
  client.removeQueries({ type: 'inactive', predicate });
  void client.invalidateQueries({ predicate });
}

/**
 * The query cache: answers are fresh for five minutes, and simultaneous reads share one request.
 * Retries are made by `send`, so a query does not retry, and neither does a page that mounts after an error.
 * Offline, a query fails like any other and is sent again on reconnect. Sample data and offline copies are
 * never fresh, so that they are replaced as soon as possible.
 */
export const queryClient = appState((app) => {
  // onlineManager starts as online. Without this it would miss the reconnect of a
  // browser that starts offline.
  if (isOffline()) onlineManager.setOnline(false);
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { state }) => {
        // A read that had failed before: somebody has pressed 'Try again'.
        const isAgain = state.errorUpdateCount > 1;
        const attempts = failedAttempts(app);
        if (isAgain && isOffline() && isConnectionFailure(error)) attempts.set(attempts.get() + 1);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: (query) =>
          isSampleData(query.state.data) || copies(app).shownAt(pathRead(query)) !== undefined
            ? 0
            : API.cacheFresh,
        gcTime: API.cacheFresh,
        retry: false,
        retryOnMount: ({ state }) => mayRefetch(state.error, state.errorUpdatedAt, Date.now()),
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  connection(app).onCacheEvent((event, stalePaths) =>
    event === 'session' ? empty(client) : refresh(client, stalePaths),
  );
  return client;
});

type Keyed = readonly [path: string, parameters: AnyArgs['path'] | null, query: string];

const keyOf = (endpoint: Pick<Endpoint<string, never, never, unknown>, 'path'>, args: AnyArgs): Keyed => [
  endpoint.path,
  args.path ?? null,
  queryString(args.query),
];

/** {@link queryOptionsFor} for an endpoint whose arguments are only known at run time, like that of an admin table. */
export const queryOptionsForAny = <R>(endpoint: Call<R>, args: AnyArgs) =>
  queryOptions({
    queryKey: keyOf(endpoint, args),
    queryFn: ({ signal }) => sendAny(endpoint, { ...args, signal }),
  });

/** Options of `useQuery` for a read; the request is aborted when no component needs it any more. */
export const queryOptionsFor = <P extends string, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[args]: ArgsTuple<P, Q, B>
) => queryOptionsForAny(endpoint, args ?? {});

/**
 * Starts a read that a page is about to request. An error that a retry cannot help is
 * not requested again: the page may already show it.
 */
export function readEarly<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): void {
  const client = queryClient();
  const state = client.getQueryState(options.queryKey);
  if (state?.status === 'error' && !mayRefetch(state.error, state.errorUpdatedAt, Date.now())) return;
  void client.prefetchQuery(options);
}

/**
 * Options of `useMutation` for a write under the retry policy; its variables are the endpoint's arguments.
 */
export function mutationOptionsFor<P extends string, Q, B, R>(endpoint: Endpoint<P, Q, B, R>) {
  return mutationOptions({
    mutationKey: [endpoint.method, endpoint.path],
    mutationFn: (args: Args<P, Q, B>): Promise<R> => sendAny(endpoint, args),
  });
}
