import { useCallback, useEffect, useState } from 'react';
import type { JobFilters } from '@/features/jobs/filters';
import type { ListControl } from '@/lists/useAddress';

/** Typed amounts are not searched for at each key. */
const PAUSE = 500;

/** What the filters beside the list show, and a way to choose: it counts at once, an amount when the typing stops. */
export function useChosenFilters({
  state,
  latest,
  hrefOf,
  go,
}: Pick<ListControl<JobFilters>, 'state' | 'latest' | 'hrefOf' | 'go'>) {
  const [chosen, setChosen] = useState(state);
  /** With an amount that is still being typed. */
  const [typed, setTyped] = useState<JobFilters | null>(null);
  const [followed, setFollowed] = useState(state);
  // Not while the page still turns to what was chosen since: the controls show it already.
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
