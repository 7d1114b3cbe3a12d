import type { Reading, Source } from './useList';

interface Whole<T, S, D> {
  readonly query: () => Reading<D>;
  /** The items in the answer. */
  readonly itemsOf: (data: D) => readonly T[];
  /** The text in which an item is searched. */
  readonly textOf: (item: T) => string;
  /** Filters and sorts the items. */
  readonly arrange: (items: readonly T[], state: S) => readonly T[];
  /** Items on a page; all if not given. */
  readonly size?: number;
}

/** A list that the backend returns completely. The client searches, filters, sorts and pages it. */
export const wholeSource = <T, S, D>({ query, itemsOf, ...arranging }: Whole<T, S, D>): Source<T, S, D> => ({
  ...arranging,
  query,
  answerOf(data) {
    const items = itemsOf(data);
    return { items, total: items.length, whole: true };
  },
});
