import { appState } from '@/runtime/app';
import { API } from '@/config/limits';
import {
  type FetchQueryOptions,
  mutationOptions,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { connection } from './connection';
import { copies, isOffline } from './copies';
import type { AnyArgs, Args, ArgsTuple, Endpoint } from './endpoint';
import { isSampleData } from './sampled';
import { mayBeAskedAgain } from './retry';
import { sendAny } from './send';
import { queryString } from './url';

export { send } from './send';

/** Throws every kept answer away and ends what is on its way: the session or its role changed. */
function empty(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}

/** The log of writes: each of them adds to it. */
const LOG = '/api/admin/audit';

/** Whether a write that names what it touches makes a query stale; a query without a path always is. */
const isTouched = ({ queryKey: [path] }: Query, touches: readonly string[]): boolean =>
  typeof path !== 'string' ||
  !path.startsWith('/') ||
  path === LOG ||
  touches.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The path that a query reads: the first of its key, or what it says of itself. */
export const pathRead = ({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>): unknown =>
  meta?.path ?? queryKey[0];

/** After a write: of what it touches, what is shown is asked again, and everything else is forgotten. */
function refresh(client: QueryClient, touches: readonly string[] | undefined): void {
  const predicate = (query: Query): boolean => touches === undefined || isTouched(query, touches);
  client.removeQueries({ type: 'inactive', predicate });
  void client.invalidateQueries({ predicate });
}

/**
 * The one cache (R-736): answers are fresh for five minutes, many askers share one request. The retry
 * policy is `send`'s, so a query does not retry on top of it, and a page that mounts not against it. Offline, a query fails visibly like any other and is
 * asked again on reconnect; sample data and copies of this device are never fresh, so that the real data comes as soon as it can.
 */
export const queryClient = appState((app) => {
  // It believes to be online until it is told otherwise, and would miss the end of a state that was there before it.
  if (isOffline()) onlineManager.setOnline(false);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: (query) =>
          isSampleData(query.state.data) || copies(app).shownAt(pathRead(query)) !== undefined
            ? 0
            : API.cacheFresh,
        gcTime: API.cacheFresh,
        retry: false,
        retryOnMount: ({ state }) => mayBeAskedAgain(state.error, state.errorUpdatedAt, Date.now()),
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  connection(app).onCacheEvent((event, touches) =>
    event === 'session' ? empty(client) : refresh(client, touches),
  );
  return client;
});

type Keyed = readonly [path: string, parameters: AnyArgs['path'] | null, query: string];

const keyOf = (endpoint: Pick<Endpoint<string, never, never, unknown>, 'path'>, args: AnyArgs): Keyed => [
  endpoint.path,
  args.path ?? null,
  queryString(args.query),
];

/** For `useQuery`: a read through the cache, aborted when no screen needs it any more. */
export function queryOptionsFor<P extends string, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[args]: ArgsTuple<P, Q, B>
) {
  const given: AnyArgs = args ?? {};
  return queryOptions({
    queryKey: keyOf(endpoint, given),
    queryFn: ({ signal }) => sendAny(endpoint, { ...given, signal }),
  });
}

/** Begins a read that a page will ask for. The page may have been faster, and was told what a retry would not help. */
export function readEarly<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): void {
  const client = queryClient();
  const state = client.getQueryState(options.queryKey);
  if (state?.status === 'error' && !mayBeAskedAgain(state.error, state.errorUpdatedAt, Date.now())) return;
  void client.prefetchQuery(options);
}

/** For `useMutation`: a write under the retry policy; its variables are the endpoint's arguments. */
export function mutationOptionsFor<P extends string, Q, B, R>(endpoint: Endpoint<P, Q, B, R>) {
  return mutationOptions({
    mutationKey: [endpoint.method, endpoint.path],
    mutationFn: (args: Args<P, Q, B>): Promise<R> => sendAny(endpoint, args),
  });
}
