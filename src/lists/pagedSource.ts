import { type ListRequest, EVERYTHING, MOST_AT_ONCE, readAll, readPage, type Searched } from './readAll';
import { sorted } from './arrange';
import type { Size } from './params';
import type { Answer, Source } from './useList';

/** The state of a list that a backend pages. A list has only the values that its address has. */
interface PagedState extends Pick<ListRequest, 'search'>, Partial<Omit<ListRequest, 'search'>> {
  readonly page: number;
  readonly size?: Size;
}

/** The definition of a list that the backend pages. */
export interface Paged<T> extends Searched<T> {
  /** Part of the query key; no two lists may have the same id. */
  readonly id: string;
  /** The value that an item is sorted by, for lists that are sorted in the client. */
  readonly valueOf?: (item: T, name: string) => string | number | null;
  /** Items on a page, if the address does not say it. */
  readonly pageSize?: number;
}

const USUAL_SIZE = 20;

/**
 * A list that the backend searches, sorts and pages. The client does it if the size is 'all', and if the
 * backend ignores the parameters and returns everything.
 */
export function pagedSource<T extends { readonly id: string }>(
  paged: Paged<T>,
): Source<T, PagedState, Answer<T>> {
  const { id, pageSize = USUAL_SIZE, valueOf } = paged;
  return {
    query({ search, sort = null, order = 'asc', filters = {}, page, size: given }) {
      const size: number | 'all' = given ?? pageSize;
      const all = size === 'all';
      const request: ListRequest = all ? { ...EVERYTHING, order, filters } : { search, sort, order, filters };
      const listing = JSON.stringify([request, page, size]);
      return {
        queryKey: ['records', id, request, all ? null : { page, size }],
        meta: { path: paged.endpoints.list.path },
        async queryFn({ signal }) {
          if (all) {
            const read = await readAll(paged, request, { signal, most: MOST_AT_ONCE });
            return { ...read, listing };
          }
          return { ...(await readPage(paged, request, { page, size }, signal)), listing };
        },
      };
    },
    answerOf: (answer) => answer,
    textOf: paged.textOf,
    arrange: (items, { sort = null, order = 'asc' }) =>
      sort === null || valueOf === undefined ? items : sorted(items, (item) => valueOf(item, sort), order),
    size: pageSize,
  };
}
