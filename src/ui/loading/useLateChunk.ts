import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/resources';

interface LateChunk<T> {
  /** Its own name in the cache. */
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly namespaces: readonly Namespace[];
}

/** The read of a late chunk, for who has to know that it failed. */
export const lateChunkQuery = <T extends object>({ name, load, namespaces }: LateChunk<T>) =>
  queryOptions({
    queryKey: ['part', name],
    queryFn: async (): Promise<T> => {
      const [chunk] = await Promise.all([load(), loadNamespaces(...namespaces)]);
      return chunk;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/**
 * A part of a page that may come after it, with its texts: neither is among the files that the page waits for.
 * Undefined until it is there; without a connection it is left out.
 */
export const useLateChunk = <T extends object>(chunk: LateChunk<T>, enabled = true): T | undefined =>
  useQuery({ ...lateChunkQuery(chunk), enabled }).data;
