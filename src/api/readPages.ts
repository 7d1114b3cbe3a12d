import { ApiError } from '@/errors/ApiError';
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

/** Reads one page of the given size; the first page is 1. */
type Ask<P> = (page: number, pageSize: number) => Promise<P>;

/** A page size that servers accept which refuse a larger one. */
const SMALL_PAGE = 20;
const REFUSALS: readonly (number | null)[] = [400, 422];
/** Countries that are read page by page, for a backend that never says that a page is the last. */
export const MOST_COUNTRIES = 1000;

/** Reads the first page. If the server refuses its size, a smaller page. @returns the page and its size */
export async function readFirstPage<P>(ask: Ask<P>, pageSize: number): Promise<[first: P, size: number]> {
  try {
    return [await ask(1, pageSize), pageSize];
  } catch (error) {
    const isRefused = error instanceof ApiError && REFUSALS.includes(error.status);
    if (pageSize <= SMALL_PAGE || !isRefused) throw error;
    return [await ask(1, SMALL_PAGE), SMALL_PAGE];
  }
}

/**
 * Reads all pages of a list.
 * @param most largest number of pages of this size that are read
 */
export async function readPages<T extends { readonly id: string }>(
  ask: Ask<UsablePage<T>>,
  pageSize: number,
  most: number,
): Promise<WholeList<T>> {
  const itemsById = new Map<string, T>();
  const [first, size] = await readFirstPage(ask, pageSize);
  let { leftOut } = first;
  let hasNext = addItems(itemsById, first.data) && first.hasNext;
  for (let page = 2; hasNext && size * (page - 1) < pageSize * most; page += 1) {
    const answer = await ask(page, size);
    leftOut += answer.leftOut;
    hasNext = addItems(itemsById, answer.data) && answer.hasNext;
  }
  return { list: [...itemsById.values()], leftOut };
}

/** Reads the pages after `first` until there are `count` items. */
export async function readOn<T extends { readonly id: string }, P extends Page<T>>(
  first: P,
  count: number,
  ask: Ask<P>,
): Promise<P> {
  const pageSize = first.data.length;
  const itemsById = new Map(first.data.map((item) => [item.id, item]));
  // If the server states no total, it is one more than the items of the first page.
  const total = first.totalCount > pageSize + 1 ? first.totalCount : Infinity;
  let hasNext = first.hasNext && pageSize > 0;
  for (let page = 2; hasNext && pageSize * (page - 1) < count; page += 1) {
    const next = await ask(page, pageSize);
    // An answer without its page number always says that there is a next page.
    hasNext = addItems(itemsById, next.data) && next.hasNext && itemsById.size < total;
  }
  return { ...first, data: [...itemsById.values()].slice(0, Math.max(count, pageSize)) };
}

/**
 * Reads the first `count` items of a list. If the server limits its page size, it answers fewer items or
 * refuses the size: then further pages are read until there are `count` items.
 */
export async function readUpTo<T extends { readonly id: string }, P extends Page<T>>(
  count: number,
  ask: Ask<P>,
): Promise<P> {
  const [first] = await readFirstPage(ask, count);
  return readOn(first, count, ask);
}
