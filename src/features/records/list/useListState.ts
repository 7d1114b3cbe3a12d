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
          const params = new URLSearchParams(window.location.search);
          const page = change.page ?? FIRST.page;
          const next = writeListState({ ...readListState(params, names), ...change, page }, names);
          for (const name of names.keeps ?? []) {
            const kept = params.get(name);
            if (kept !== null) next.set(name, kept);
          }
          return next;
        },
        { replace: how === 'replace', preventScrollReset: true },
      ),
    [setParams, names],
  );
  return { state, go };
}
