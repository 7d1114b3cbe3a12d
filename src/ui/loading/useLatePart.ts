import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/resources';

interface LatePart<T> {
  /** Its own name in the cache. */
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly namespaces: readonly Namespace[];
}

/** The read of a late part, for who has to know that it failed. */
export const latePartQuery = <T extends object>({ name, load, namespaces }: LatePart<T>) =>
  queryOptions({
    queryKey: ['part', name],
    queryFn: async (): Promise<T> => {
      const [part] = await Promise.all([load(), loadNamespaces(...namespaces)]);
      return part;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/**
 * A part of a page that may come after it, with its texts: neither is among the files that the page waits for.
 * Undefined until it is there; without a connection it is left out.
 */
export const useLatePart = <T extends object>(part: LatePart<T>, enabled = true): T | undefined =>
  useQuery({ ...latePartQuery(part), enabled }).data;
