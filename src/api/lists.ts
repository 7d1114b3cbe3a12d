import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { log } from '@/logging/logger';
import { isRecord } from './answer';
import type { Shape } from './endpoint';
import { count, id, named, ordinal } from './scalars';
import { z } from './schema';
import { usableItems } from './tolerant';

/** A page of results. A list without pages counts as one page. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly totalCount: number;
  readonly currentPage: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** A page without its unreadable items; `leftOut` is their number. */
export interface UsablePage<T> extends Page<T> {
  readonly leftOut: number;
}

/** The documented shape of a page, named after its items. `more`: further fields beside the totals. */
export function pageOf<S extends z.ZodMiniType>(item: S, more: z.core.$ZodShape = {}) {
  const page = z.object({
    ...more,
    data: z.array(item),
    totalCount: count,
    currentPage: count,
    pageSize: count,
    totalPages: count,
    hasNext: z.boolean(),
    hasPrevious: z.boolean(),
  });
  const name = z.globalRegistry.get(item)?.id;
  return name === undefined ? page : named(`${name}Page`, page);
}

/** Result of a bulk update: how many records were changed, and which ones failed. */
export const bulkResult = named(
  'BulkResult',
  z.object({
    updated: count,
    failed: z.array(z.object({ id, message: z.string() })),
  }),
);
export type BulkResult = z.infer<typeof bulkResult>;

/** The query parameters of a paged list; `sort` is a field name. */
export const pageQuery = {
  page: z.optional(ordinal),
  pageSize: z.optional(ordinal),
  search: z.optional(z.string()),
  sort: z.optional(z.string()),
  order: z.optional(z.enum(['asc', 'desc'])),
};

const whole = (value: unknown): number => {
  const result = count.safeParse(value);
  return result.success ? result.data : 0;
};

/**
 * Makes a page from `items`. Totals that are missing are computed: the pages before, these items, and one more
 * item if there is a next page.
 */
export function onePage<T>(items: readonly T[], totals: Readonly<Record<string, unknown>> = {}): Page<T> {
  const pageSize = whole(totals.pageSize) || Math.max(items.length, 1);
  const currentPage = whole(totals.currentPage) || whole(totals.page) || 1;
  const least = (currentPage - 1) * pageSize + items.length + (totals.hasNext === true ? 1 : 0);
  const stated = whole(totals.totalCount) || whole(totals.total);
  const totalCount = Math.max(stated === 0 ? least : stated, items.length);
  const totalPages = Math.max(
    whole(totals.totalPages) || Math.ceil(totalCount / pageSize),
    totals.hasNext === true ? currentPage + 1 : 1,
  );
  return {
    data: items,
    totalCount,
    currentPage,
    pageSize,
    totalPages,
    hasNext: typeof totals.hasNext === 'boolean' ? totals.hasNext : currentPage < totalPages,
    hasPrevious: typeof totals.hasPrevious === 'boolean' ? totals.hasPrevious : currentPage > 1,
  };
}

function itemsOf(body: unknown, name?: string): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  const names = [...(name === undefined ? [] : [name]), 'data', 'items'];
  for (const key of names) {
    const value = body[key];
    if (Array.isArray(value)) return value;
  }
  return undefined;
}

/**
 * Reads a list in any of its shapes: an object with a list under `name` (and totalCount), a bare
 * array, `data`, or `items` (with total). Unreadable items are left out and counted: one bad record does not
 * fail the list.
 * @param pageSize used when the answer does not give it; by default the number of items
 * @throws ApiError 'API response format not recognized' for any other shape, an empty
 * body, or a list of which no item can be read
 */
export function readList<T>(
  item: Shape<T>,
  name?: string,
  pageSize?: number,
): (body: unknown) => UsablePage<T> {
  return (body) => {
    const items = itemsOf(body, name);
    const read = items === undefined ? undefined : usableItems(item, items);
    if (items === undefined || read === undefined) throw new ApiError('response', RAW.formatNotRecognized);
    const leftOut = items.length - read.length;
    if (leftOut > 0) log.info('api', 'Items that could not be read were left out', { data: { leftOut } });
    return { ...onePage(read, { pageSize, ...(isRecord(body) ? body : {}) }), leftOut };
  };
}

/** {@link readList} without the totals. */
export function readItems<T>(item: Shape<T>, name?: string): (body: unknown) => readonly T[] {
  const list = readList(item, name);
  return (body) => list(body).data;
}
