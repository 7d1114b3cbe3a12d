import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { JobPage } from '@/api/endpoints/jobs';
import { onePage } from '@/api/lists';
import { JOBS_A_PAGE } from '@/config/jobs';
import { type Chip, type JobFilters, JOBS } from '@/features/jobs/filters';
import { answersEverything, notHonoured, pageMadeHere } from '@/features/jobs/ownRules';
import { listQuery } from '@/features/jobs/queries';
import { keepResults } from '@/features/jobs/results';
import { useMayStoreViewed } from '@/features/jobs/viewer';
import type { ListControl } from '@/lists/useAddress';

const SLOW_AFTER = 5000;

export interface Results {
  /**
   * The visible jobs. While another request is running or has failed, they are those of the last response.
   */
  readonly shown: { readonly page: JobPage; readonly filters: JobFilters; readonly at: number } | null;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly notHonoured: readonly Chip[];
}

interface Last {
  readonly page: JobPage;
  readonly filters: JobFilters;
  readonly at: number;
}

/**
 * A page that the server does not number, numbered as it was asked for. An empty page says nothing about the
 * pages before it.
 */
function numbered(page: JobPage, { page: asked }: JobFilters): JobPage {
  const { data, unnumbered } = page;
  if (unnumbered === undefined) return page;
  const currentPage = data.length === 0 ? 1 : asked;
  return { ...page, ...onePage(data, { pageSize: JOBS_A_PAGE, ...unnumbered, currentPage }) };
}

/** The jobs for the filters. The old ones stay until new ones are loaded. */
export function useResults(filters: JobFilters, hydrated: boolean): Results {
  const query = useQuery({ ...listQuery(filters), subscribed: hydrated });
  const [last, setLast] = useState<Last | null>(null);
  const { dataUpdatedAt: at, isFetching } = query;
  // A response that arrives before hydration is not used yet, because the prerendered page shows no jobs.
  const data = hydrated ? query.data : undefined;
  const error = hydrated ? query.error : null;
  if (data !== undefined && (last === null || last.page !== data || last.filters !== filters)) {
    setLast({ page: data, filters, at });
  }
  const waiting = data === undefined && error === null;
  const [slow, setSlow] = useState(false);
  const busy = hydrated && (isFetching || waiting);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);

  const shown = useMemo(() => {
    if (last === null) return null;
    const page = answersEverything(last.page)
      ? pageMadeHere(last.page, data === undefined ? last.filters : filters, last.at)
      : numbered(last.page, last.filters);
    return page === last.page ? last : { ...last, page };
  }, [last, data, filters]);
  const unheard = useMemo(
    () => (shown === null ? [] : notHonoured(shown.filters, shown.page, shown.at)),
    [shown],
  );
  return { shown, busy, slow, error, retry: () => void query.refetch(), notHonoured: unheard };
}

/**
 * Stores the results for the breadcrumb of a job and its next and previous buttons. A page that does not exist is
 * replaced with the last one.
 */
export function useKeptResults(
  shown: Results['shown'],
  filters: JobFilters,
  { state: asked, go }: ListControl<JobFilters>,
): void {
  const mayStore = useMayStoreViewed();
  useEffect(() => {
    if (shown === null || shown.filters !== filters) return;
    const { page, filters: of } = shown;
    if (page.totalCount > 0 && of.page > page.totalPages) {
      go({ page: page.totalPages }, 'replace');
      return;
    }
    if (mayStore) keepResults(JOBS.write(asked), of.page, page.totalPages, page.data);
  }, [shown, filters, asked, go, mayStore]);
}
