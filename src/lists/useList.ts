import { keepPreviousData, type QueryFunctionContext, type QueryKey, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { isAborted } from '@/errors/ApiError';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';
import { found, indexOf } from './arrange';
import type { Size } from './params';

/** What a list may be asked for; a list says only what it has. */
export interface ListState {
  readonly search: string;
  readonly filters?: object;
  readonly sort?: string | null;
  readonly order?: 'asc' | 'desc';
  readonly page?: number;
  readonly size?: Size;
}

/** What a read answers. */
export interface Answer<T> {
  readonly items: readonly T[];
  /** How many there are on all pages. */
  readonly total: number;
  /** All there are: they are searched, arranged and paged here. */
  readonly whole: boolean;
  readonly isSample?: boolean;
  /** What they were asked for by: another text for another search, order or page. */
  readonly listing?: string;
}

/** The options of a query with whatever key. */
export interface Reading<D> {
  readonly queryKey: QueryKey;
  queryFn?(this: void, context: QueryFunctionContext): D | Promise<D>;
}

/** Where a list comes from, typed in its items. `pagedSource` and `wholeSource` make one. */
export interface Source<T, S, D> {
  query(this: void, state: S): Reading<D>;
  answerOf(this: void, data: D): Answer<T>;
  /** The text that an item is searched in, where the whole list is here. */
  textOf(this: void, item: T): string;
  /** The items that filters leave, in their order, where the whole list is here. */
  arrange(this: void, items: readonly T[], state: S): readonly T[];
  /** Items on a page, where the address does not say it; all if not given. */
  readonly size?: number;
}

interface List<S> {
  readonly state: S;
  readonly address: { readonly cleared: object };
  go(this: void, change: object, how?: 'push' | 'replace'): void;
}

interface Options {
  /** Ids that are not shown any more. */
  readonly hidden?: ReadonlySet<string>;
  /** Nothing is read, as while many records are written one after the other. */
  readonly paused?: boolean;
}

export interface Rows<T, D = unknown> {
  /** What was read, as it came. */
  readonly data: D | undefined;
  /** Those of this page, in their order. */
  readonly rows: readonly T[];
  /** All that search and filters leave, as far as they are here. */
  readonly found: readonly T[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly isSample: boolean;
  /** What the shown rows were asked for by: another text for another search, order or page. */
  readonly listing: string;
  /** What the read came to, with the rows; rows that could not be refreshed stay. */
  readonly read: ReadState<readonly T[]>;
  /** Rows are shown, others are on their way. */
  readonly refreshing: boolean;
  readonly retry: () => void;
  /** For the search box. */
  readonly search: {
    readonly value: string;
    readonly onType: (text: string) => void;
    readonly onSearch: (text: string) => void;
    readonly resets: number;
  };
  /** Clears search words and filters, also words that are not in the address yet. */
  readonly clear: (how?: 'push' | 'replace') => void;
}

const isArrangedAlike = (one: ListState, other: ListState): boolean =>
  one.filters === other.filters && one.sort === other.sort && one.order === other.order;

/** Of the sizes that a page may have. */
const LARGEST_PAGE = 100;
const NONE_HIDDEN: ReadonlySet<string> = new Set();

/**
 * The rows of a list without any look. A backend searches, sorts and pages; where all items are here, that is done
 * here, and at each key. A page that no longer exists (an old link, fewer rows than before) leads to the last one.
 */
export function useList<T extends { readonly id: string }, S extends ListState, D>(
  source: Source<T, S, D>,
  { state, address, go }: List<S>,
  { hidden = NONE_HIDDEN, paused = false }: Options = {},
): Rows<T, D> {
  const { size = source.size ?? 'all' } = state;
  // Another page or search arranges nothing anew.
  const [arranging, setArranging] = useState(state);
  if (!isArrangedAlike(arranging, state)) setArranging(state);
  // What is typed runs ahead of the address; when the address changes by itself, that is what counts.
  const [typed, setTyped] = useState({ before: state.search, text: state.search, resets: 0 });
  if (typed.before !== state.search) setTyped({ ...typed, before: state.search, text: state.search });
  const search = typed.text;
  const query = useQuery({ ...source.query(state), placeholderData: keepPreviousData, enabled: !paused });

  const { data } = query;
  const { textOf, arrange, answerOf } = source;
  const answer = useMemo(() => (data === undefined ? undefined : answerOf(data)), [data, answerOf]);
  const items = useMemo(() => answer?.items ?? [], [answer]);
  const isWhole = answer?.whole === true;
  const index = useMemo(() => indexOf(isWhole ? items : [], textOf), [isWhole, items, textOf]);
  const arranged = useMemo(
    () => (isWhole ? arrange(items, arranging) : items),
    [isWhole, items, arrange, arranging],
  );
  const left = useMemo(() => {
    const matching = isWhole ? found(arranged, index, search) : arranged;
    return hidden.size === 0 ? matching : matching.filter(({ id }) => !hidden.has(id));
  }, [isWhole, arranged, index, search, hidden]);

  const total = isWhole ? left.length : Math.max(0, (answer?.total ?? 0) - (items.length - left.length));
  const pages = size === 'all' ? 1 : Math.max(1, Math.ceil(total / size));
  const page = Math.min(state.page ?? 1, pages);
  const rows = useMemo(
    () => (isWhole && size !== 'all' ? left.slice((page - 1) * size, page * size) : left),
    [isWhole, left, page, size],
  );
  const refreshing = query.isFetching && data !== undefined;
  const isPast = answer !== undefined && !refreshing && (state.page ?? 1) > pages;
  useEffect(() => {
    if (isPast) go({ page: pages }, 'replace');
  }, [isPast, pages, go]);
  // More than a screen can show at once: they come by pages.
  const isTooLong = size === 'all' && answer !== undefined && !isWhole && answer.total > items.length;
  useEffect(() => {
    if (isTooLong) go({ size: LARGEST_PAGE }, 'replace');
  }, [isTooLong, go]);
  return {
    data,
    rows,
    found: left,
    total,
    page,
    pages,
    isSample: answer?.isSample === true,
    listing: answer?.listing ?? '',
    // A read that was given up says nothing about the list.
    read: mapRead(readState({ ...query, error: isAborted(query.error) ? null : query.error }), () => rows),
    refreshing,
    retry: () => void query.refetch(),
    search: {
      value: state.search,
      // The box shows the key at once, the rows follow.
      onType: (text) =>
        startTransition(() => setTyped(({ resets }) => ({ before: state.search, text, resets }))),
      onSearch: (text) => go({ search: text }, 'replace'),
      resets: typed.resets,
    },
    clear(how) {
      setTyped(({ resets }) => ({ before: '', text: '', resets: resets + 1 }));
      go(address.cleared, how);
    },
  };
}
