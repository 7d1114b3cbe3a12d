import type { Call } from '@/api/endpoint';
import { type ListAnswer, openAnswer } from '@/api/sampled';
import { readFirstPage, readUpTo } from '@/api/readPages';
import { sendAny } from '@/api/send';
import { indexOf, searchItems } from './arrange';

/** The largest number of rows that are shown without pages. */
export const MOST_AT_ONCE = 20_000;
/** Items in one request of a read of all items. The answer to one request for 10,000 job postings is too large. */
const STEP = 1000;
/** A limit for a backend with small pages, and for one that never says that a page is the last. */
const MAX_REQUESTS = 500;

export interface Everything<T> {
  readonly items: readonly T[];
  readonly isSample: boolean;
}

/** The parameters of a list request. The backend may ignore those that it does not support. */
export interface ListRequest {
  readonly search: string;
  readonly sort: string | null;
  readonly order: 'asc' | 'desc';
  readonly filters: Readonly<Record<string, string>>;
}

/** The items that were read. `whole`: these are all items. */
interface ItemsRead<T> extends Everything<T> {
  readonly total: number;
  readonly whole: boolean;
}

export const EVERYTHING: ListRequest = { search: '', sort: null, order: 'asc', filters: {} };

/** The endpoints of a list, and the text in which an item is searched if the backend does not search. */
export interface Searched<T> {
  readonly endpoints: {
    readonly list: Call<ListAnswer<T>>;
    /** The search endpoint, if there is one. Otherwise the list endpoint gets the search words. */
    readonly search?: Call<ListAnswer<T>>;
    /** Sends the search words of the list as `q` too, because backends differ in the name. */
    readonly wordsAsQ?: true;
  };
  readonly textOf: (item: T) => string;
}

/** Requests one page of the list or of the search results. */
async function ask<T>(
  { endpoints }: Searched<T>,
  { search, sort, order, filters }: ListRequest,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  signal: AbortSignal | undefined,
) {
  // A search endpoint takes the words as `q`, a list endpoint as `search`.
  const endpoint = search === '' ? endpoints.list : (endpoints.search ?? endpoints.list);
  const words = {
    ...(endpoint === endpoints.search ? {} : { search }),
    ...(endpoint === endpoints.search || endpoints.wordsAsQ === true ? { q: search } : {}),
  };
  const query = { ...filters, page, pageSize, sort, order: sort === null ? null : order, ...words };
  return openAnswer(await sendAny(endpoint, { query, signal }));
}

/** The options of a read of all items. */
interface Reading {
  readonly signal?: AbortSignal | undefined;
  /** If the total is larger than this, only the first page is read. */
  readonly most?: number;
  /** Called after each request with the number of items read and the total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

async function askForAll<T extends { readonly id: string }>(
  source: Searched<T>,
  asked: ListRequest,
  { signal, most = Infinity, onProgress }: Reading,
): Promise<ItemsRead<T>> {
  const askFor = (page: number, pageSize: number) => ask(source, asked, { page, pageSize }, signal);
  // A record that was added between two requests moves another one to the next page: it comes twice.
  const itemsById = new Map<string, T>();
  const all = () => [...itemsById.values()];
  let total = 0;
  let [answer, pageSize] = await readFirstPage(askFor, STEP);
  for (let page = 1; page <= MAX_REQUESTS; page += 1) {
    if (page > 1) answer = await askFor(page, pageSize);
    for (const item of answer.page.data) itemsById.set(item.id, item);
    const { size } = itemsById;
    total = Math.max(answer.page.totalCount, size);
    onProgress?.(size, total);
    const complete = !answer.page.hasNext || answer.page.data.length === 0;
    if (complete || answer.isSample)
      return { items: all(), isSample: answer.isSample, total: size, whole: true };
    if (total > most || answer.page.totalPages > MAX_REQUESTS) break;
  }
  return { items: all(), isSample: false, total, whole: false };
}

const narrowed = <T>({ textOf }: Searched<T>, items: readonly T[], search: string): readonly T[] =>
  searchItems(items, indexOf(items, textOf), search);

/**
 * All items of the list, if the backend did not search: it ignored the words, or it has no search and
 * built-in data answered. The client must then search. Undefined if the backend did search: its search may
 * cover more than the list shows.
 */
async function notNarrowed<T extends { readonly id: string }>(
  source: Searched<T>,
  asked: ListRequest,
  answer: Omit<ItemsRead<T>, 'whole'>,
  reading: Reading,
): Promise<readonly T[] | undefined> {
  const { items, isSample, total } = answer;
  if (asked.search === '') return undefined;
  if (!isSample && narrowed(source, items, asked.search).length === items.length) return undefined;
  const all = await askForAll(source, { ...asked, search: '' }, reading);
  return all.isSample || (!isSample && total < all.items.length) ? undefined : all.items;
}

/** Reads the first `count` items of a list, whatever page size the backend uses. */
export async function readFirst<T extends { readonly id: string }>(
  source: Searched<T>,
  asked: ListRequest,
  count: number,
  signal?: AbortSignal,
): Promise<ItemsRead<T>> {
  const { data, totalCount, isSample } = await readUpTo(count, async (page, pageSize) => {
    const answer = await ask(source, asked, { page, pageSize }, signal);
    return { ...answer.page, isSample: answer.isSample };
  });
  const total = Math.max(totalCount, data.length);
  return { items: data.slice(0, count), isSample, total, whole: false };
}

/**
 * Reads all items that match a search, whatever page size the backend uses. They are not `whole` if there are
 * too many to be read.
 */
export async function readAll<T extends { readonly id: string }>(
  source: Searched<T>,
  asked: ListRequest,
  reading: Reading = {},
): Promise<ItemsRead<T>> {
  const answer = await askForAll(source, asked, reading);
  if (!answer.whole) return answer;
  const all = await notNarrowed(source, asked, answer, reading);
  if (all === undefined) return answer;
  const items = narrowed(source, all, asked.search);
  return { items, isSample: false, total: items.length, whole: true };
}

/**
 * Reads the items of one page. If the backend uses pages of another size, they are put together from its
 * pages. `whole`: it ignored the page and answered all items.
 */
async function readItemsOfPage<T extends { readonly id: string }>(
  source: Searched<T>,
  asked: ListRequest,
  { page, size }: { readonly page: number; readonly size: number },
  signal?: AbortSignal,
): Promise<ItemsRead<T>> {
  const askFor = (number: number, pageSize: number) => ask(source, asked, { page: number, pageSize }, signal);
  const answer = await askFor(page, size);
  const { isSample } = answer;
  const { data, totalCount: total, pageSize } = answer.page;
  const read = { items: data, isSample, total, whole: data.length > size && data.length >= total };
  if (read.whole || isSample || (pageSize === size && data.length <= size)) return read;
  // The last page can be short, so the first one shows how many items the backend has on a page.
  const first = page === 1 ? answer : await askFor(1, size);
  const given = first.page.data.length;
  if (given === 0 || given === Math.min(size, total)) return read;
  const start = (page - 1) * size;
  const end = Math.min(page * size, total);
  const itemsById = new Map<string, T>();
  for (let number = Math.floor(start / given) + 1; (number - 1) * given < end; number += 1) {
    const { data: items } = (number === 1 ? first : await askFor(number, given)).page;
    const before = (number - 1) * given;
    const known = itemsById.size;
    for (const item of items.slice(Math.max(0, start - before), end - before)) itemsById.set(item.id, item);
    // A backend without pages answers the same items again.
    if (itemsById.size === known) break;
  }
  return { ...read, items: [...itemsById.values()] };
}

/**
 * Reads one page of a list. `whole` means that these are all items, and the client must search, sort and page
 * them.
 */
export async function readPage<T extends { readonly id: string }>(
  source: Searched<T>,
  asked: ListRequest,
  place: { readonly page: number; readonly size: number },
  signal?: AbortSignal,
): Promise<ItemsRead<T>> {
  const answer = await readItemsOfPage(source, asked, place, signal);
  const all = await notNarrowed(source, asked, answer, { signal });
  return all === undefined ? answer : { items: all, isSample: false, total: all.length, whole: true };
}
