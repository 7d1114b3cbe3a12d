import { useEffect } from 'react';
import type { ListControl } from './useListState';
import type { Records } from './useRecords';

/** A page that no longer exists (an old link, fewer rows than before) leads to the last one. */
export function useLastPage(
  list: ListControl,
  { pages, read, refreshing }: Pick<Records, 'pages' | 'read' | 'refreshing'>,
): void {
  const { page } = list.state;
  const isThere = read.status === 'ready';
  useEffect(() => {
    if (isThere && !refreshing && page > pages) list.go({ page: pages }, 'replace');
  }, [isThere, refreshing, page, pages, list]);
}
