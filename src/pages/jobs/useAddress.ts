import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '@/config/routes';
import { addressOf, type JobFilters, NO_FILTERS, readFilters } from '@/features/jobs/filters';

const never = () => () => undefined;

export interface Address {
  readonly filters: JobFilters;
  /** What the address asks for at this moment: the page may still be turning to it. */
  readonly latest: () => JobFilters;
  /** False while prerendered markup is taken over, which shows the plain list whatever the address asks for. */
  readonly known: boolean;
  /** Goes to other filters: a new entry of the history, unless it only tidies the address. */
  readonly go: (filters: JobFilters, options?: { readonly replace: boolean }) => void;
  readonly hrefOf: (filters: JobFilters) => string;
}

const latest = (): JobFilters => readFilters(new URLSearchParams(window.location.search));

/** The state of the list, which is its address. What the address cannot mean is dropped from it. */
export function useAddress(): Address {
  const { search } = useLocation();
  const navigate = useNavigate();
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const filters = useMemo(
    () => (known ? readFilters(new URLSearchParams(search)) : NO_FILTERS),
    [known, search],
  );
  const hrefOf = useCallback((to: JobFilters) => `${pathOf('jobs')}${addressOf(to)}`, []);
  const go = useCallback(
    (to: JobFilters, options?: { readonly replace: boolean }) =>
      void navigate(hrefOf(to), { replace: options?.replace ?? false }),
    [navigate, hrefOf],
  );
  useEffect(() => {
    if (known && addressOf(filters) !== search) go(filters, { replace: true });
  }, [known, filters, search, go]);
  return { filters, latest, known, go, hrefOf };
}
