import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReplaceAddress } from '@/routing/useReplaceAddress';
import type { Change, ListAddress } from './address';

const never = () => () => undefined;

export interface ListControl<T> {
  readonly address: ListAddress<T>;
  /** What the address asks for. */
  readonly state: T;
  /** What it asks for at this moment: the page may still be turning to it. */
  readonly latest: () => T;
  /** False while prerendered markup is taken over, which shows the plain list whatever the address asks for. */
  readonly known: boolean;
  /** Goes to other items: a new entry of the history, unless it replaces this one. */
  readonly go: (change: Change<T>, how?: 'push' | 'replace') => void;
  /** Where `go` would lead, for a link. */
  readonly hrefOf: (change: Change<T>) => string;
}

/** The state of a list, kept in its address: links, the back button and a reload lead to the same rows. */
export function useAddress<T>(address: ListAddress<T>): ListControl<T> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const replaceAddress = useReplaceAddress();
  const params = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const state = useMemo(() => (params ? address.read(search) : address.plain), [address, params, search]);
  const latest = useCallback(() => address.read(window.location.search), [address]);
  const hrefOf = useCallback(
    (change: Change<T>) => address.pathTo(address.changed(state, change)),
    [address, state],
  );
  const go = useCallback(
    // The address itself: what was rendered last may be behind it, by a search that has only just gone there.
    (change: Change<T>, how: 'push' | 'replace' = 'push') =>
      void navigate(address.pathTo(address.changed(latest(), change)), { replace: how === 'replace' }),
    [address, latest, navigate],
  );
  const isTidy = !address.tidy || address.write(state) === search;
  useEffect(() => {
    if (params && !isTidy) replaceAddress(address.pathTo(state));
  }, [address, params, isTidy, state, replaceAddress]);
  return useMemo(
    () => ({ address, state, latest, known: params, go, hrefOf }),
    [address, state, latest, params, go, hrefOf],
  );
}
