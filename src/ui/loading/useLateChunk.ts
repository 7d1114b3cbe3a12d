import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/resources';
import { waitForChunk } from './loadChunk';

interface LateChunk<T> {
  /** Its unique name in the query cache. */
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly namespaces: readonly Namespace[];
}

/** The query of a late chunk, for callers that need to know whether it failed. */
export const lateChunkQuery = <T extends object>({ name, load, namespaces }: LateChunk<T>) =>
  queryOptions({
    queryKey: ['part', name],
    queryFn: async (): Promise<T> => {
      const [chunk] = await Promise.all([load(), loadNamespaces(...namespaces)]);
      return chunk;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // A load can fail although the browser says that it is online: no 'online' event follows then.
    refetchInterval: ({ state }) => (state.status === 'error' ? waitForChunk(state.errorUpdateCount) : false),
  });

/**
 * Loads a part of a page, with its texts, after the page: neither delays the page. Undefined until it is
 * loaded. A failed load is tried again after a wait, and when the connection is back.
 */
export const useLateChunk = <T extends object>(chunk: LateChunk<T>, enabled = true): T | undefined =>
  useQuery({ ...lateChunkQuery(chunk), enabled }).data;
