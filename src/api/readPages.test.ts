import { expect, it } from 'vitest';
import type { Page } from './lists';
import { fillPage } from './readPages';

const ITEMS = Array.from({ length: 500 }, (_, at) => ({ id: `i${at}` }));
/** A server that answers at most 200 items at once. */
const asked: string[] = [];
const ask = (page: number, wanted: number): Promise<Page<{ readonly id: string }>> => {
  asked.push(`${page} of ${wanted}`);
  const pageSize = Math.min(wanted, 200);
  const data = ITEMS.slice((page - 1) * pageSize, page * pageSize);
  const totalPages = Math.ceil(ITEMS.length / pageSize);
  return Promise.resolve({
    data,
    totalCount: ITEMS.length,
    currentPage: page,
    pageSize,
    totalPages,
    hasNext: page < totalPages,
    hasPrevious: page > 1,
  });
};

it('all requested items are read, although the server returns fewer at once', async () => {
  const shown = async (count: number) => (await fillPage(await ask(1, count), count, ask)).data;
  expect((await shown(40)).length).toBe(40);
  expect(asked.splice(0)).toEqual(['1 of 40']);
  expect(await shown(420)).toEqual(ITEMS.slice(0, 420));
  expect(asked.splice(0)).toEqual(['1 of 420', '2 of 200', '3 of 200']);
  expect((await shown(1_000_000)).length).toBe(500);
});
