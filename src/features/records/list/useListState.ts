import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIRST, type ListNames, type ListState, readListState, writeListState } from './listState';

export interface ListControl {
  readonly state: ListState;
  /** Goes to other rows; a change of what is listed begins at the first page. */
  readonly go: (change: Partial<ListState>, how?: 'push' | 'replace') => void;
}

/** The list's state, kept in the address. */
export function useListState(names: ListNames): ListControl {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, names), [params, names]);
  const go = useCallback<ListControl['go']>(
    (change, how = 'push') =>
      setParams(
        () => {
          // The address itself: what was rendered last may be behind it, by a search that has only just gone there.
          const current = readListState(new URLSearchParams(window.location.search), names);
          const page = change.page ?? FIRST.page;
          return writeListState({ ...current, ...change, page }, names);
        },
        { replace: how === 'replace', preventScrollReset: true },
      ),
    [setParams, names],
  );
  return { state, go };
}
