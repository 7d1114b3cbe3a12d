import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAborted } from '@/errors/ApiError';
import type { Item, Resource } from '@/features/records/resource';
import { found, indexOf, sorted } from './arrange';
import { mapRead, type ReadState, readState } from '@/ui/loading/readState';
import type { ListState } from './listState';
import { readAll, readPage } from './readAll';

export interface Records {
  /** The rows to show, in their order. */
  readonly rows: readonly Item[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly isSample: boolean;
  /** What the shown rows were asked for by: another text for another search, order or page. */
  readonly listing: string;
  /** What the read came to, with the rows; rows that could not be refreshed stay. */
  readonly read: ReadState<readonly Item[]>;
  /** Rows are shown, others are on their way. */
  readonly refreshing: boolean;
  readonly retry: () => void;
}

const NONE: readonly Item[] = [];

/**
 * The rows of a list. The backend searches, sorts and pages; with 'all', and where a backend answers everything
 * whatever it is asked (also a search that it does not know), that is done here. Paused while many records are written one after the other.
 */
export function useRecords(
  resource: Pick<Resource, 'endpoints' | 'columns'> & { readonly id: string },
  state: ListState,
  search: string,
  hidden: ReadonlySet<string>,
  paused: boolean,
): Records {
  const all = state.size === 'all';
  const { sort, order, page, size, filters } = state;
  const asked = all
    ? { search: '', sort: null, order, filters }
    : { search: state.search, sort, order, filters };
  const listing = JSON.stringify([asked, page, size]);
  const query = useQuery({
    queryKey: ['records', resource.id, asked, all ? null : { page, size }],
    queryFn: async ({ signal }) => {
      if (size === 'all') {
        const { items, isSample } = await readAll(resource, asked, signal);
        return { items, isSample, total: items.length, whole: true, listing };
      }
      return { ...(await readPage(resource, asked, { page, size }, signal)), listing };
    },
    placeholderData: keepPreviousData,
    enabled: !paused,
  });

  const { data } = query;
  const items = data?.items ?? NONE;
  const whole = data?.whole === true;
  const { columns } = resource;
  const index = useMemo(() => indexOf(whole ? items : NONE, columns), [whole, items, columns]);
  const ordered = useMemo(
    () => (whole ? sorted(items, { sort, order }, columns) : items),
    [whole, items, columns, sort, order],
  );
  const matching = useMemo(() => {
    const rows = whole ? found(ordered, index, search) : ordered;
    return hidden.size === 0 ? rows : rows.filter(({ id }) => !hidden.has(id));
  }, [whole, ordered, index, search, hidden]);
  const rows = useMemo(
    () => (whole && size !== 'all' ? matching.slice((page - 1) * size, page * size) : matching),
    [whole, matching, page, size],
  );

  const total = whole ? matching.length : Math.max(0, (data?.total ?? 0) - (items.length - matching.length));
  return {
    rows,
    total,
    pages: size === 'all' ? 1 : Math.max(1, Math.ceil(total / size)),
    isSample: data?.isSample === true,
    listing: data?.listing ?? '',
    // A read that was given up says nothing about the list.
    read: mapRead(readState({ ...query, error: isAborted(query.error) ? null : query.error }), () => rows),
    refreshing: query.isFetching && data !== undefined,
    retry: () => void query.refetch(),
  };
}
