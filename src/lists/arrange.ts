import { fold, foldedWords } from '@/i18n/fold';
import { compareTexts } from '@/i18n/format';
import { kindOf } from '@/features/records/kinds/kinds';
import { type Column, type Item, type Value, valueOf } from '@/features/records/resource';
import type { ListState } from './listState';

/** Search and sort here, for lists that are here as a whole: 10,000 rows answer a key press within a frame or two. */

/** A value as text: what is searched and compared where it is no number. */
const textIn = (value: Value): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The words that each item is searched in: made once for a list, in whatever order it is shown. */
export type Index = ReadonlyMap<Item, string>;

export function indexOf(items: readonly Item[], columns: readonly Column[]): Index {
  const searched = columns.filter(({ kind }) => ['code', 'text'].includes(kindOf(kind).look));
  return new Map(
    items.map((item) => [item, fold(searched.map((column) => textIn(valueOf(item, column))).join('\n'))]),
  );
}

/** The items in which every word of the search stands, in their order. */
export function found(items: readonly Item[], index: Index, search: string): readonly Item[] {
  const words = foldedWords(search);
  if (words.length === 0) return items;
  return items.filter((item) => words.every((word) => index.get(item)?.includes(word)));
}

/** Sorted by one field; what is missing stands last in an ascending list, as the backend has it. */
export function sorted(
  items: readonly Item[],
  { sort, order }: Pick<ListState, 'sort' | 'order'>,
  columns: readonly Column[],
): readonly Item[] {
  const column = columns.find(({ name }) => name === sort);
  if (column === undefined) return items;
  const texts = compareTexts();
  const sign = order === 'desc' ? -1 : 1;
  return [...items].sort((one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    if (a === null || b === null) return sign * (Number(a === null) - Number(b === null));
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : texts(textIn(a), textIn(b)));
  });
}
