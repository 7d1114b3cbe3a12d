import { sendAny } from '@/api/send';
import type { Item, ListAnswer, Resource } from '@/features/records/resource';
import { found, indexOf } from './arrange';
import type { ListState } from './listState';

/** As many as one request asks for when everything is wanted. */
const MOST_AT_ONCE = 20_000;
/** A backend that goes on for ever is not followed further. */
const MOST_REQUESTS = 500;

/** What a list answered, from a backend or from the built-in data. */
export const openAnswer = (answer: ListAnswer) =>
  'isSample' in answer ? { page: answer.data, isSample: answer.isSample } : { page: answer, isSample: false };

export interface Everything {
  readonly items: readonly Item[];
  readonly isSample: boolean;
}

type Asked = Pick<ListState, 'search' | 'sort' | 'order' | 'filters'>;
type Searched = Pick<Resource, 'endpoints' | 'columns'>;

/** One page of what the backend has, or of what some words find there. */
async function ask(
  { endpoints }: Searched,
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

async function askForAll(
  resource: Searched,
  asked: Asked,
  signal: AbortSignal | undefined,
): Promise<Everything> {
  const items: Item[] = [];
  for (let page = 1; page <= MOST_REQUESTS; page += 1) {
    const answer = await ask(resource, asked, { page, pageSize: MOST_AT_ONCE }, signal);
    items.push(...answer.page.data);
    const complete = !answer.page.hasNext || answer.page.data.length === 0;
    if (complete || answer.isSample) return { items, isSample: answer.isSample };
  }
  return { items, isSample: false };
}

const narrowed = ({ columns }: Searched, items: readonly Item[], search: string): readonly Item[] =>
  found(items, indexOf(items, columns), search);

/**
 * All records there are, where a search did not narrow them: the backend ignored the words, or has no search and the
 * built-in data answered for it. Undefined where the search is the backend's: it may know more than the columns show.
 */
async function notNarrowed(
  resource: Searched,
  asked: Asked,
  answer: Everything & { readonly total: number },
  signal: AbortSignal | undefined,
): Promise<readonly Item[] | undefined> {
  const { items, isSample, total } = answer;
  if (asked.search === '') return undefined;
  if (!isSample && narrowed(resource, items, asked.search).length === items.length) return undefined;
  const all = await askForAll(resource, { ...asked, search: '' }, signal);
  return all.isSample || (!isSample && total < all.items.length) ? undefined : all.items;
}

/** Every record that a search finds, however small the pages are that the backend gives. */
export async function readAll(resource: Searched, asked: Asked, signal?: AbortSignal): Promise<Everything> {
  const answer = await askForAll(resource, asked, signal);
  const all = await notNarrowed(resource, asked, { ...answer, total: answer.items.length }, signal);
  return all === undefined ? answer : { items: narrowed(resource, all, asked.search), isSample: false };
}

/** One page of a list: `whole` where it is all there is, to be searched, sorted and paged here. */
export async function readPage(
  resource: Searched,
  asked: Asked,
  { page, size }: { readonly page: number; readonly size: number },
  signal?: AbortSignal,
): Promise<Everything & { readonly total: number; readonly whole: boolean }> {
  const { page: answer, isSample } = await ask(resource, asked, { page, pageSize: size }, signal);
  const items = answer.data;
  const total = Math.max(answer.totalCount, items.length);
  const all = await notNarrowed(resource, asked, { items, isSample, total }, signal);
  if (all !== undefined) return { items: all, isSample: false, total: all.length, whole: true };
  return { items, isSample, total, whole: items.length > size };
}
