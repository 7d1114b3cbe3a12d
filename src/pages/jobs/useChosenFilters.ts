import { useCallback, useEffect, useState } from 'react';
import type { JobFilters } from '@/features/jobs/filters';
import type { ListControl } from '@/lists/useAddress';

/** Pause after typing an amount before it is searched for, in ms. */
const PAUSE = 500;

/**
 * The values of the filters beside the list, and a function that changes them. A change applies at once, an
 * amount when typing pauses.
 */
export function useChosenFilters({
  state,
  latest,
  hrefOf,
  go,
}: Pick<ListControl<JobFilters>, 'state' | 'latest' | 'hrefOf' | 'go'>) {
  const [chosen, setChosen] = useState(state);
  /** The filters with an amount that is still being typed. */
  const [typed, setTyped] = useState<JobFilters | null>(null);
  const [followed, setFollowed] = useState(state);
  // Not while the address still changes to a later choice: the controls already show that.
  if (followed !== state && hrefOf(state) === hrefOf(latest())) {
    setFollowed(state);
    setChosen(state);
    setTyped(null);
  }
  const apply = useCallback((to: JobFilters) => go({ ...to, q: latest().q, page: 1 }), [go, latest]);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => apply(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, apply]);

  const choose = (change: Partial<JobFilters>): void => {
    const next = { ...chosen, ...change };
    const isTyped = 'pay' in change;
    setChosen(next);
    setTyped(isTyped ? next : null);
    if (!isTyped) apply(next);
  };
  return { chosen, choose };
}
