import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import type { UsablePage } from './lists';
import { readPages, readUpTo } from './readPages';

const ITEMS = Array.from({ length: 500 }, (_, at) => ({ id: `i${at}` }));
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
});

/** A server with a page limit: if more items are requested, it returns only `limit` items, or refuses. */
const server =
  (limit: number, refuses: boolean) =>
  (page: number, wanted: number): Promise<UsablePage<{ readonly id: string }>> => {
    asked.push(`${page} of ${wanted}`);
    if (refuses && wanted > limit) return Promise.reject(new ApiError('http', 'Too many', { status: 422 }));
    const pageSize = Math.min(wanted, limit);
    const totalPages = Math.ceil(ITEMS.length / pageSize);
    return Promise.resolve({
      data: ITEMS.slice((page - 1) * pageSize, page * pageSize),
      leftOut: 0,
      totalCount: ITEMS.length,
      currentPage: page,
      pageSize,
      totalPages,
      hasNext: page < totalPages,
      hasPrevious: page > 1,
    });
  };

describe('the first items', () => {
  it('are all requested ones, although the server returns fewer at once', async () => {
    const shown = async (count: number) => (await readUpTo(count, server(200, false))).data;
    expect((await shown(40)).length).toBe(40);
    expect(asked.splice(0)).toEqual(['1 of 40']);
    expect(await shown(420)).toEqual(ITEMS.slice(0, 420));
    expect(asked.splice(0)).toEqual(['1 of 420', '2 of 200', '3 of 200']);
    expect((await shown(1_000_000)).length).toBe(500);
  });

  it('are read in smaller pages if the server refuses the size', async () => {
    expect((await readUpTo(60, server(40, true))).data).toEqual(ITEMS.slice(0, 60));
    expect(asked).toEqual(['1 of 60', '1 of 20', '2 of 20', '3 of 20']);
  });

  it('fail if the server refuses a usual size, or fails', async () => {
    await expect(readUpTo(20, server(10, true))).rejects.toMatchObject({ status: 422 });
    const isAway = () => Promise.reject(new ApiError('http', 'Away', { status: 503 }));
    await expect(readUpTo(60, isAway)).rejects.toMatchObject({ status: 503 });
    expect(asked).toEqual(['1 of 20']);
  });
});

describe('all pages', () => {
  it('are read to the last one, or up to a limit', async () => {
    expect((await readPages(server(100, false), 100, 20)).list).toEqual(ITEMS);
    expect(asked.splice(0)).toHaveLength(5);
    expect((await readPages(server(100, false), 100, 3)).list).toEqual(ITEMS.slice(0, 300));
  });

  it('are more and smaller if the server refuses the size', async () => {
    expect((await readPages(server(50, true), 100, 3)).list).toEqual(ITEMS.slice(0, 300));
    expect(asked).toHaveLength(1 + 15);
  });
});
