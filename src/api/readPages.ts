import type { Page, UsablePage } from './lists';

/** All items of a paged list. */
export interface WholeList<T> {
  readonly list: readonly T[];
  /** Number of items that could not be read. */
  readonly leftOut: number;
}

/**
 * Adds items by their id. Returns false if none is new: a server without paging answers every page with the
 * same items.
 */
function addItems<T extends { readonly id: string }>(byId: Map<string, T>, items: readonly T[]): boolean {
  const sizeBefore = byId.size;
  for (const item of items) byId.set(item.id, item);
  return byId.size > sizeBefore;
}

/**
 * Reads all pages of a list.
 * @param ask reads one page; the first is 1
 * @param most largest number of pages that are read
 */
export async function readPages<T extends { readonly id: string }>(
  ask: (page: number) => Promise<UsablePage<T>>,
  most: number,
): Promise<WholeList<T>> {
  const itemsById = new Map<string, T>();
  let leftOut = 0;
  for (let page = 1; page <= most; page += 1) {
    const answer = await ask(page);
    leftOut += answer.leftOut;
    if (!addItems(itemsById, answer.data) || !answer.hasNext) break;
  }
  return { list: [...itemsById.values()], leftOut };
}

/**
 * Completes a first page that has fewer items than requested because the server limits its page size: further
 * pages of that size are read until there are `count` items.
 * @param ask reads one page of the given size
 */
export async function fillPage<T extends { readonly id: string }, P extends Page<T>>(
  first: P,
  count: number,
  ask: (page: number, pageSize: number) => Promise<Page<T>>,
): Promise<P> {
  const pageSize = first.data.length;
  const itemsById = new Map(first.data.map((item) => [item.id, item]));
  let hasNext = first.hasNext && pageSize > 0;
  for (let page = 2; hasNext && pageSize * (page - 1) < count; page += 1) {
    const next = await ask(page, pageSize);
    hasNext = addItems(itemsById, next.data) && next.hasNext;
  }
  return { ...first, data: [...itemsById.values()].slice(0, Math.max(count, pageSize)) };
}
