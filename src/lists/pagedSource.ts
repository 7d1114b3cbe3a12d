import { type Asked, EVERYTHING, MOST_AT_ONCE, readAll, readPage, type Searched } from './readAll';
import { sorted } from './arrange';
import type { Size } from './params';
import type { Answer, Source } from './useList';

/** What a backend's list may be asked for; an address says only what its list has. */
export interface PagedState extends Pick<Asked, 'search'>, Partial<Omit<Asked, 'search'>> {
  readonly page: number;
  readonly size?: Size;
}

/** A list that a backend keeps, as data. */
export interface Paged<T> extends Searched<T> {
  /** Of the cache: no two lists have one. */
  readonly id: string;
  /** What an item is sorted by, where all items are here. */
  readonly valueOf?: (item: T, name: string) => string | number | null;
  /** Items on a page, where the address does not say it. */
  readonly pageSize?: number;
}

const USUAL_SIZE = 20;

/**
 * A list that the backend searches, sorts and pages. With 'all', and where a backend answers everything whatever it is
 * asked (also a search that it does not know), that is done here.
 */
export function pagedSource<T>(paged: Paged<T>): Source<T, PagedState, Answer<T>> {
  const { id, pageSize = USUAL_SIZE, valueOf } = paged;
  return {
    query({ search, sort = null, order = 'asc', filters = {}, page, size: given }) {
      const size: number | 'all' = given ?? pageSize;
      const all = size === 'all';
      const asked: Asked = all ? { ...EVERYTHING, order, filters } : { search, sort, order, filters };
      const listing = JSON.stringify([asked, page, size]);
      return {
        queryKey: ['records', id, asked, all ? null : { page, size }],
        meta: { path: paged.endpoints.list.path },
        async queryFn({ signal }) {
          if (all) {
            const read = await readAll(paged, asked, { signal, most: MOST_AT_ONCE });
            return { ...read, whole: read.items.length >= read.total, listing };
          }
          return { ...(await readPage(paged, asked, { page, size }, signal)), listing };
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
