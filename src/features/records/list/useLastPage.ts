import { useEffect } from 'react';
import type { ListControl } from './useListState';
import type { Records } from './useRecords';

/** A page that no longer exists (an old link, fewer rows than before) leads to the last one. */
export function useLastPage(
  list: ListControl,
  { pages, loading, refreshing }: Pick<Records, 'pages' | 'loading' | 'refreshing'>,
): void {
  const { page } = list.state;
  useEffect(() => {
    if (!loading && !refreshing && page > pages) list.go({ page: pages }, 'replace');
  }, [loading, refreshing, page, pages, list]);
}
