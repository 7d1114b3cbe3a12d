import { fold, foldedWords } from '@/i18n/fold';
import { compareTexts } from '@/i18n/format';

/** Search and sort here, for lists that are here as a whole: 10,000 rows answer a key press within a frame or two. */

/** The words that each item is searched in: made once for a list, in whatever order it is shown. */
export type Index<T> = ReadonlyMap<T, string>;

export const indexOf = <T>(items: readonly T[], textOf: (item: T) => string): Index<T> =>
  new Map(items.map((item) => [item, fold(textOf(item))]));

/** The items in which every word of the search stands, in their order. */
export function found<T>(items: readonly T[], index: Index<T>, search: string): readonly T[] {
  const words = foldedWords(search);
  if (words.length === 0) return items;
  return items.filter((item) => words.every((word) => index.get(item)?.includes(word)));
}

/** Sorted by a value of each; what is missing stands last in an ascending list, as the backend has it. */
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
