import { infiniteQueryOptions, keepPreviousData, type QueryFunctionContext } from '@tanstack/react-query';
import { adminThreads } from '@/api/endpoints/adminThreads';
import { threads } from '@/api/endpoints/threads';
import type { Page, UsablePage } from '@/api/lists';
import type { Post, Thread } from '@/api/endpoints/threadShapes';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { readUpTo } from '@/api/readPages';
import { send, sendAny } from '@/api/send';
import type { Side } from '@/layout/side';

/** The endpoints of a side. Both sides have the same ones, under different addresses. */
export const callsOf = (side: Side) => (side === 'agency' ? adminThreads : threads);

/** The number of posts in one page. */
const POSTS = 30;
const PAGE_SIZE = 20;

interface Asked {
  readonly show: 'all' | 'unread' | 'closed' | 'unanswered' | 'mine';
  readonly search: string;
  /** How many pages are requested as one. */
  readonly pages: number;
}

/** The conversations, with the newest post first. */
export function threadsQuery(side: Side, { show, search, pages }: Asked) {
  const query = { page: 1, pageSize: PAGE_SIZE * pages, search };
  const forApplicant = show === 'unread' || show === 'closed' ? show : 'all';
  const shown = side === 'agency' ? show : forApplicant;
  const options =
    side === 'agency'
      ? queryOptionsFor(adminThreads.list, { query: { ...query, show } })
      : queryOptionsFor(threads.list, { query: { ...query, show: forApplicant } });
  const read = (signal: AbortSignal) => (page: number, pageSize: number) =>
    sendAny<UsablePage<Thread>>(callsOf(side).list, {
      query: { ...query, show: shown, page, pageSize },
      signal,
    });
  return {
    ...options,
    queryFn: ({ signal }: QueryFunctionContext): Promise<UsablePage<Thread>> =>
      readUpTo(query.pageSize, read(signal)),
    placeholderData: keepPreviousData,
  };
}

export const threadQuery = (side: Side, id: string) => queryOptionsFor(callsOf(side).byId, { path: { id } });

/** A conversation as the cached lists show it; undefined when none of them has it. */
export function listedThread(side: Side, id: string): Thread | undefined {
  const lists = queryClient().getQueriesData<Page<Thread>>({ queryKey: [callsOf(side).list.path] });
  return lists.flatMap(([, page]) => page?.data ?? []).find((each) => each.id === id);
}

/** Writes the number of unread posts into the cache, so that it is shown at once and until the next read. */
export function noteUnread(side: Side, id: string, unread: number): void {
  const client = queryClient();
  client.setQueryData<Thread>(threadQuery(side, id).queryKey, (known) => known && { ...known, unread });
  client.setQueriesData<Page<Thread>>(
    { queryKey: [callsOf(side).list.path] },
    (known) =>
      known && { ...known, data: known.data.map((each) => (each.id === id ? { ...each, unread } : each)) },
  );
}

interface Part {
  readonly data: readonly Post[];
  readonly hasMore: boolean;
}

/** Writes a sent message into the cache, so that it is shown until the conversation is read again. */
export function notePost(side: Side, id: string, post: Post): void {
  queryClient().setQueryData(
    postsQuery(side, id).queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((part, at) =>
          at > 0 || part.data.some((each) => each.id === post.id)
            ? part
            : { ...part, data: [...part.data, post] },
        ),
      },
  );
}

/** The posts of a conversation. The first page holds the newest posts, each next page older ones. */
export function postsQuery(side: Side, id: string) {
  const endpoint = callsOf(side).posts;
  return infiniteQueryOptions({
    queryKey: [endpoint.path, { id }, 'all'] as const,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<Part> =>
      send(endpoint, {
        path: { id },
        query: { limit: POSTS, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ data, hasMore }) => (hasMore ? (data[0]?.id ?? null) : null),
    select: ({ pages }): readonly Post[] =>
      pages.flatMap((_, at) => pages[pages.length - 1 - at]?.data ?? []),
  });
}
