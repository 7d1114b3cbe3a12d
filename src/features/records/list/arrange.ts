import { compareTexts } from '@/i18n/format';
import { type Column, type Item, textOf, valueOf } from '@/features/records/resource';
import type { ListState } from './listState';

/** Search and sort here, for lists that are here as a whole: 10,000 rows answer a key press within a frame or two. */

/** Lower case and without accents: 'Quebec' finds 'Québec'. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words that each item is searched in, made once for each list. */
export const indexOf = (items: readonly Item[], columns: readonly Column[]): readonly string[] => {
  const searched = columns.filter(({ kind }) => kind === 'code' || kind === 'title' || kind === 'text');
  return items.map((item) => fold(searched.map(({ name }) => textOf(item, name)).join('\n')));
};

/** The items in which every word of the search stands, in their order. */
export function found(items: readonly Item[], index: readonly string[], search: string): readonly Item[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return items;
  return items.filter((_item, at) => words.every((word) => index[at]?.includes(word)));
}

/** Sorted by one field; what is missing stands last in an ascending list, as the backend has it. */
export function sorted(
  items: readonly Item[],
  { sort, order }: Pick<ListState, 'sort' | 'order'>,
): readonly Item[] {
  if (sort === null) return items;
  const texts = compareTexts();
  const sign = order === 'desc' ? -1 : 1;
  return [...items].sort((one, other) => {
    const [a, b] = [valueOf(one, sort), valueOf(other, sort)];
    if (a === null || b === null) return sign * (Number(a === null) - Number(b === null));
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : texts(String(a), String(b)));
  });
}
