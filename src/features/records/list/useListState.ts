import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIRST, type ListState, readListState, writeListState } from './listState';

export interface ListControl {
  readonly state: ListState;
  /** Goes to other rows; a change of what is listed begins at the first page. */
  readonly go: (change: Partial<ListState>, how?: 'push' | 'replace') => void;
}

/** The list's state, kept in the address. */
export function useListState(sortable: readonly string[]): ListControl {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, sortable), [params, sortable]);
  const go = useCallback<ListControl['go']>(
    (change, how = 'push') =>
      setParams(
        () => {
          // The address itself: what was rendered last may be behind it, by a search that has only just gone there.
          const current = readListState(new URLSearchParams(window.location.search), sortable);
          const page = change.page ?? FIRST.page;
          return writeListState({ ...current, ...change, page });
        },
        { replace: how === 'replace', preventScrollReset: true },
      ),
    [setParams, sortable],
  );
  return { state, go };
}
