import type { Reading, Source } from './useList';

interface Whole<T, S, D> {
  readonly query: () => Reading<D>;
  /** The items in what was read. */
  readonly itemsOf: (data: D) => readonly T[];
  /** The text that an item is searched in. */
  readonly textOf: (item: T) => string;
  /** The items that filters leave, in their order. */
  readonly arrange: (items: readonly T[], state: S) => readonly T[];
  /** Items on a page; all if not given. */
  readonly size?: number;
}

/** A list that the backend gives whole: it is searched, filtered, sorted and paged here. */
export const wholeSource = <T, S, D>({ query, itemsOf, ...arranging }: Whole<T, S, D>): Source<T, S, D> => ({
  ...arranging,
  query,
  answerOf(data) {
    const items = itemsOf(data);
    return { items, total: items.length, whole: true };
  },
});
