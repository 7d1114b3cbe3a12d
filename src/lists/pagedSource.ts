import type { Asked, Searched } from './readAll';
import { readAll, readPage } from './readAll';
import { sorted } from './arrange';
import type { Size } from './params';
import type { Answer, Source } from './useList';

/** What a backend's list may be asked for. */
export interface PagedState extends Asked {
  readonly page: number;
  readonly size: Size;
}

/** A list that a backend keeps, as data. */
export interface Paged<T> extends Searched<T> {
  /** Of the cache: no two lists have one. */
  readonly id: string;
  /** What an item is sorted by, where all items are here. */
  readonly valueOf: (item: T, name: string) => string | number | null;
}

/**
 * A list that the backend searches, sorts and pages. With 'all', and where a backend answers everything whatever it is
 * asked (also a search that it does not know), that is done here.
 */
export function pagedSource<T>(paged: Paged<T>): Source<T, PagedState, Answer<T>> {
  return {
    query(state) {
      const { search, sort, order, filters, page, size } = state;
      const all = size === 'all';
      const asked: Asked = all
        ? { search: '', sort: null, order, filters }
        : { search, sort, order, filters };
      const listing = JSON.stringify([asked, page, size]);
      return {
        queryKey: ['records', paged.id, asked, all ? null : { page, size }],
        async queryFn({ signal }) {
          if (all) {
            const { items, isSample } = await readAll(paged, asked, signal);
            return { items, isSample, total: items.length, whole: true, listing };
          }
          return { ...(await readPage(paged, asked, { page, size }, signal)), listing };
        },
      };
    },
    answerOf: (answer) => answer,
    textOf: paged.textOf,
    arrange: (items, { sort, order }) =>
      sort === null ? items : sorted(items, (item) => paged.valueOf(item, sort), order),
  };
}
