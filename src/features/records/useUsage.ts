import { useQueries } from '@tanstack/react-query';
import type { Usage } from '@/api/endpoints/usage';
import { queryOptionsFor } from '@/api/queries';
import type { Item, Resource } from './resource';

/** Of so many records it is asked; of more it would take too long to read. */
const MOST = 5;
const NOTHING: ReadonlyMap<string, Usage> = new Map();

/**
 * What hangs on records that are about to be deleted, by their ids: of those that the backend counts it for.
 * Where it can't be had, the question is asked without it.
 */
export function useUsage({ endpoints: { usage } }: Resource, items: readonly Item[]) {
  const asked = items.length > MOST ? [] : items;
  return useQueries({
    queries:
      usage === undefined
        ? []
        : asked.map(({ id }) => ({
            ...queryOptionsFor(usage, { path: { id } } as never),
            // It changes with whatever other people do.
            staleTime: 0,
          })),
    combine: (reads) => ({
      isAsking: reads.some(({ isFetching }) => isFetching),
      usage:
        reads.length === 0
          ? NOTHING
          : new Map(
              asked.flatMap(({ id }, at) =>
                reads[at]?.data === undefined ? [] : [[id, reads[at].data] as const],
              ),
            ),
    }),
  });
}
