import type { UsablePage } from './lists';

/** All items of a paged list. */
export interface Whole<T> {
  readonly list: readonly T[];
  /** Number of items that could not be read. */
  readonly leftOut: number;
}

/**
 * Reads all pages of a list.
 * @param ask reads one page; the first is 1
 * @param most largest number of pages that are read
 */
export async function readPages<T extends { readonly id: string }>(
  ask: (page: number) => Promise<UsablePage<T>>,
  most: number,
): Promise<Whole<T>> {
  const itemsById = new Map<string, T>();
  let leftOut = 0;
  for (let page = 1; page <= most; page += 1) {
    const answer = await ask(page);
    const sizeBefore = itemsById.size;
    for (const item of answer.data) itemsById.set(item.id, item);
    leftOut += answer.leftOut;
    // A server without paging answers every page with the same items.
    if (!answer.hasNext || itemsById.size === sizeBefore) break;
  }
  return { list: [...itemsById.values()], leftOut };
}
