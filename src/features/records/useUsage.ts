import { useQueries } from '@tanstack/react-query';
import type { Usage } from '@/api/endpoints/usage';
import { queryOptionsFor } from '@/api/queries';
import type { Item, Resource } from './resource';

/**
 * For more records than this the dependent records are not requested, because the list would be too long to
 * read.
 */
const MOST = 5;
const NOTHING: ReadonlyMap<string, Usage> = new Map();

/**
 * The dependent records of the records to be deleted, by id. Records whose request fails are left out, and
 * the question is asked without them.
 */
export function useUsage({ endpoints: { usage } }: Resource, items: readonly Item[]) {
  const requested = items.length > MOST ? [] : items;
  return useQueries({
    queries:
      usage === undefined
        ? []
        : requested.map(({ id }) => ({
            ...queryOptionsFor(usage, { path: { id } } as never),
            // Always requested again, because it changes with what other people do.
            staleTime: 0,
          })),
    combine: (reads) => ({
      isAsking: reads.some(({ isFetching }) => isFetching),
      usage:
        reads.length === 0
          ? NOTHING
          : new Map(
              requested.flatMap(({ id }, at) =>
                reads[at]?.data === undefined ? [] : [[id, reads[at].data] as const],
              ),
            ),
    }),
  });
}
