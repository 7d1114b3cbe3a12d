import { keepPreviousData, type QueryFunctionContext, type QueryKey, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { isAborted } from '@/errors/ApiError';
import { useTypedText } from '@/ui/useTypedText';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';
import { indexOf, searchItems } from './arrange';
import type { Size } from './params';

/** The state of a list. A list has only the values that its address has. */
interface ListState {
  readonly search: string;
  readonly filters?: object;
  readonly sort?: string | null;
  readonly order?: 'asc' | 'desc';
  readonly page?: number;
  readonly size?: Size;
}

/** The result of a read. */
export interface Answer<T> {
  readonly items: readonly T[];
  /** The number of items on all pages. */
  readonly total: number;
  /** Whether these are all items. The client then searches, sorts and pages them. */
  readonly whole: boolean;
  readonly isSample?: boolean;
  /** The parameters of the read as a string: different for another search, order or page. */
  readonly listing?: string;
}

/** The query options of a read, with any key. */
export interface Reading<D> {
  readonly queryKey: QueryKey;
  queryFn?(this: void, context: QueryFunctionContext): D | Promise<D>;
}

/** Where the items of a list come from. `pagedSource` and `wholeSource` create one. */
export interface Source<T, S, D> {
  query(this: void, state: S): Reading<D>;
  answerOf(this: void, data: D): Answer<T>;
  /** The text in which an item is searched, for lists that were read completely. */
  textOf(this: void, item: T): string;
  /** Filters and sorts the items, for lists that were read completely. */
  arrange(this: void, items: readonly T[], state: S): readonly T[];
  /** Items on a page if the address does not say it; all if not given. */
  readonly size?: number;
}

interface List<S> {
  readonly state: S;
  readonly address: { readonly cleared: object };
  go(this: void, change: object, how?: 'push' | 'replace'): void;
}

interface Options {
  /** Ids of items that are no longer shown. */
  readonly hidden?: ReadonlySet<string>;
  /** Whether reading is paused, for example while many records are written one after the other. */
  readonly paused?: boolean;
}

export interface Rows<T, D = unknown> {
  /** The data of the read, unchanged. */
  readonly data: D | undefined;
  /** The items of this page, in order. */
  readonly rows: readonly T[];
  /** All items that match the search and the filters, as far as the client has them. */
  readonly matching: readonly T[];
  /** The number of items on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly isSample: boolean;
  /** The parameters of the shown rows as a string: different for another search, order or page. */
  readonly listing: string;
  /** The state of the read. If a refresh fails, the previous rows stay. */
  readonly read: ReadState<readonly T[]>;
  /** Whether rows are shown while others are being loaded. */
  readonly refreshing: boolean;
  readonly retry: () => void;
  /** The properties of the search box. */
  readonly search: {
    readonly value: string;
    readonly onType: (text: string) => void;
    readonly onSearch: (text: string) => void;
    readonly resets: number;
  };
  /** Clears the search words and the filters, also words that are not in the address yet. */
  readonly clear: (how?: 'push' | 'replace') => void;
}

const isArrangedAlike = (one: ListState, other: ListState): boolean =>
  one.filters === other.filters && one.sort === other.sort && one.order === other.order;

/** The largest page size besides 'all'. */
const LARGEST_PAGE = 100;
const NONE_HIDDEN: ReadonlySet<string> = new Set();

/**
 * The rows of a list, without any rendering. Either the backend searches, sorts and pages, or, if all items
 * were read, the client does it at each key. A page that does not exist (an old link, fewer rows than before)
 * is replaced with the last one.
 */
export function useList<T extends { readonly id: string }, S extends ListState, D>(
  source: Source<T, S, D>,
  { state, address, go }: List<S>,
  { hidden = NONE_HIDDEN, paused = false }: Options = {},
): Rows<T, D> {
  const { size = source.size ?? 'all' } = state;
  // A change of the page or the search alone does not sort the items again.
  const [arranging, setArranging] = useState(state);
  if (!isArrangedAlike(arranging, state)) setArranging(state);
  // The typed text is newer than the address.
  const [search, setSearch] = useTypedText(
    state.search,
    (now) => now,
    () => false,
  );
  const [resets, setResets] = useState(0);
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
    const matching = isWhole ? searchItems(arranged, index, search) : arranged;
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
  // There are more items than one screen can show, so the list goes back to pages.
  // The rows of the page before do not say that.
  const isTooLong =
    size === 'all' && !query.isPlaceholderData && !isWhole && (answer?.total ?? 0) > items.length;
  useEffect(() => {
    if (isTooLong) go({ size: LARGEST_PAGE }, 'replace');
  }, [isTooLong, go]);
  return {
    data,
    rows,
    matching: left,
    total,
    page,
    pages,
    isSample: answer?.isSample === true,
    listing: answer?.listing ?? '',
    // An aborted read is not an error of the list.
    read: mapRead(readState({ ...query, error: isAborted(query.error) ? null : query.error }), () => rows),
    refreshing,
    retry: () => void query.refetch(),
    search: {
      value: state.search,
      // The search box updates at once; the rows may render later.
      onType: (text) => startTransition(() => setSearch(text)),
      onSearch: (text) => go({ search: text }, 'replace'),
      resets,
    },
    clear(how) {
      setSearch('');
      setResets(resets + 1);
      go(address.cleared, how);
    },
  };
}
