import type { Call } from '@/api/endpoint';
import { type ListAnswer, openAnswer } from '@/api/sampled';
import { sendAny } from '@/api/send';
import { found, indexOf } from './arrange';

/** As many as one request asks for when everything is wanted, and as many rows as a screen shows without pages. */
export const MOST_AT_ONCE = 20_000;
/** A backend that goes on for ever is not followed further. */
const MOST_REQUESTS = 500;

export interface Everything<T> {
  readonly items: readonly T[];
  readonly isSample: boolean;
}

/** What a backend is asked for; it may ignore what it does not know. */
export interface Asked {
  readonly search: string;
  readonly sort: string | null;
  readonly order: 'asc' | 'desc';
  readonly filters: Readonly<Record<string, string>>;
}

export const EVERYTHING: Asked = { search: '', sort: null, order: 'asc', filters: {} };

/** The calls of a list, and the text that an item is searched in where a backend does not search. */
export interface Searched<T> {
  readonly endpoints: {
    readonly list: Call<ListAnswer<T>>;
    /** What some words find; without it the list itself is asked for them. */
    readonly search?: Call<ListAnswer<T>>;
    /** The name under which the list takes words, where it is not `search`. */
    readonly listWords?: 'q';
  };
  readonly textOf: (item: T) => string;
}

/** One page of what the backend has, or of what some words find there. */
async function ask<T>(
  { endpoints }: Searched<T>,
  { search, sort, order, filters }: Asked,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  signal: AbortSignal | undefined,
) {
  // A search call takes its words as `q`, a list as its own declaration says.
  const endpoint = search === '' ? endpoints.list : (endpoints.search ?? endpoints.list);
  const words = endpoint === endpoints.search || endpoints.listWords === 'q' ? { q: search } : { search };
  const query = { ...filters, page, pageSize, sort, order: sort === null ? null : order, ...words };
  return openAnswer(await sendAny(endpoint, { query, signal }));
}

/** How a read of everything goes on. */
interface Reading {
  readonly signal?: AbortSignal | undefined;
  /** Items that one request asks for. */
  readonly step?: number;
  /** Where there are more, only the first are read. */
  readonly most?: number;
  /** Hears how many of all have come. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

async function askForAll<T>(
  source: Searched<T>,
  asked: Asked,
  { signal, step = MOST_AT_ONCE, most = Infinity, onProgress }: Reading,
): Promise<Everything<T> & { readonly total: number }> {
  const items: T[] = [];
  let total = 0;
  for (let page = 1; page <= MOST_REQUESTS; page += 1) {
    const answer = await ask(source, asked, { page, pageSize: step }, signal);
    items.push(...answer.page.data);
    total = Math.max(answer.page.totalCount, items.length);
    onProgress?.(items.length, total);
    const complete = !answer.page.hasNext || answer.page.data.length === 0;
    if (complete || answer.isSample) return { items, isSample: answer.isSample, total: items.length };
    if (total > most) break;
  }
  return { items, isSample: false, total };
}

const narrowed = <T>({ textOf }: Searched<T>, items: readonly T[], search: string): readonly T[] =>
  found(items, indexOf(items, textOf), search);

/**
 * All items there are, where a search did not narrow them: the backend ignored the words, or has no search and the
 * built-in data answered for it. Undefined where the search is the backend's: it may know more than the list shows.
 */
async function notNarrowed<T>(
  source: Searched<T>,
  asked: Asked,
  answer: Everything<T> & { readonly total: number },
  reading: Reading,
): Promise<readonly T[] | undefined> {
  const { items, isSample, total } = answer;
  if (asked.search === '') return undefined;
  if (!isSample && narrowed(source, items, asked.search).length === items.length) return undefined;
  const all = await askForAll(source, { ...asked, search: '' }, reading);
  return all.isSample || (!isSample && total < all.items.length) ? undefined : all.items;
}

/** Every item that a search finds, however small the pages are that the backend gives. */
export async function readAll<T>(
  source: Searched<T>,
  asked: Asked,
  reading: Reading = {},
): Promise<Everything<T> & { readonly total: number }> {
  const answer = await askForAll(source, asked, reading);
  const all = await notNarrowed(source, asked, answer, reading);
  if (all === undefined) return answer;
  const items = narrowed(source, all, asked.search);
  return { items, isSample: false, total: items.length };
}

/** One page of a list: `whole` where it is all there is, to be searched, sorted and paged here. */
export async function readPage<T>(
  source: Searched<T>,
  asked: Asked,
  { page, size }: { readonly page: number; readonly size: number },
  signal?: AbortSignal,
): Promise<Everything<T> & { readonly total: number; readonly whole: boolean }> {
  const { page: answer, isSample } = await ask(source, asked, { page, pageSize: size }, signal);
  const items = answer.data;
  const total = Math.max(answer.totalCount, items.length);
  const all = await notNarrowed(source, asked, { items, isSample, total }, { signal });
  if (all !== undefined) return { items: all, isSample: false, total: all.length, whole: true };
  return { items, isSample, total, whole: items.length > size };
}
