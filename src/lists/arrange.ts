import { fold, foldedWords } from '@/i18n/fold';
import { compareTexts } from '@/i18n/format';

/** Search and sort in the client, for lists that were read completely: 10,000 rows take one or two frames. */

/** The folded text in which each item is searched. It is made once for a list, independent of its order. */
export type Index<T> = ReadonlyMap<T, string>;

export const indexOf = <T>(items: readonly T[], textOf: (item: T) => string): Index<T> =>
  new Map(items.map((item) => [item, fold(textOf(item))]));

/** The items that contain every word of the search, in their order. */
export function searchItems<T>(items: readonly T[], index: Index<T>, search: string): readonly T[] {
  const words = foldedWords(search);
  if (words.length === 0) return items;
  return items.filter((item) => words.every((word) => index.get(item)?.includes(word)));
}

/**
 * The items sorted by a value of each. Items without a value are last in ascending order, as in the backend.
 */
export function sorted<T>(
  items: readonly T[],
  valueOf: (item: T) => string | number | null,
  order: 'asc' | 'desc',
): readonly T[] {
  const texts = compareTexts();
  const sign = order === 'desc' ? -1 : 1;
  return items.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return sign * (Number(a === null) - Number(b === null));
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : texts(String(a), String(b)));
  });
}
