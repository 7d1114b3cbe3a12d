import { sendAny } from '@/api/send';
import type { Item, ListAnswer, Resource } from '@/features/records/resource';
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

/** Every record that a search finds, however small the pages are that the backend gives. */
export async function readAll(
  { endpoints }: Pick<Resource, 'endpoints'>,
  { search, sort, order, filters }: Pick<ListState, 'search' | 'sort' | 'order' | 'filters'>,
  signal?: AbortSignal,
): Promise<Everything> {
  const items: Item[] = [];
  for (let number = 1; number <= MOST_REQUESTS; number += 1) {
    const sorting = { sort, order: sort === null ? null : order };
    const query = { ...filters, page: number, pageSize: MOST_AT_ONCE, search, ...sorting };
    const answer = openAnswer(await sendAny(endpoints.list, { query, signal }));
    items.push(...answer.page.data);
    const complete = !answer.page.hasNext || answer.page.data.length === 0;
    if (complete || answer.isSample) return { items, isSample: answer.isSample };
  }
  return { items, isSample: false };
}
