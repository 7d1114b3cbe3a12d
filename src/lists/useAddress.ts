import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '@/runtime/useBrowserValue';
import { useReplaceAddress } from '@/routing/useReplaceAddress';
import type { Change, ListAddress } from './address';

export interface ListControl<T> {
  readonly address: ListAddress<T>;
  /** The state for the rendered address. */
  readonly state: T;
  /** Whether search words or filters hide some items of the list. */
  readonly isNarrowed: boolean;
  /** The state for the browser's current address, which can be newer than the rendered one. */
  readonly latest: () => T;
  /**
   * False while prerendered markup is hydrated. The markup shows the default list, whatever the address is.
   */
  readonly hydrated: boolean;
  /**
   * Changes the state in the address. It adds a history entry, or replaces the current one; always replaces it when
   * the state is the same.
   */
  readonly go: (change: Change<T>, how?: 'push' | 'replace') => void;
  /** The address that `go` would lead to, for a link. */
  readonly hrefOf: (change: Change<T>) => string;
}

/**
 * The state of a list, stored in its address, so that links, the back button and a reload show the same rows.
 */
export function useAddress<T>(address: ListAddress<T>): ListControl<T> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const replaceAddress = useReplaceAddress();
  const hydrated = useIsHydrated();
  const state = useMemo(() => (hydrated ? address.read(search) : address.plain), [address, hydrated, search]);
  const latest = useCallback(() => address.read(window.location.search), [address]);
  const hrefOf = useCallback(
    (change: Change<T>) => address.pathTo(address.changed(state, change)),
    [address, state],
  );
  const go = useCallback(
    // Starts from the browser's address, because the last render may be older, for example just after a
    // search.
    (change: Change<T>, how: 'push' | 'replace' = 'push') => {
      const to = address.pathTo(address.changed(latest(), change));
      const isThere = to === window.location.pathname + window.location.search;
      void navigate(to, { replace: how === 'replace' || isThere });
    },
    [address, latest, navigate],
  );
  const isTidy = !address.tidy || address.write(state) === search;
  useEffect(() => {
    if (hydrated && !isTidy) replaceAddress(address.pathTo(state));
  }, [address, hydrated, isTidy, state, replaceAddress]);
  return useMemo(
    () => ({ address, state, isNarrowed: address.isNarrowed(state), latest, hydrated, go, hrefOf }),
    [address, state, latest, hydrated, go, hrefOf],
  );
}
