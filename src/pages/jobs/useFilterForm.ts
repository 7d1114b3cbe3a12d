import { useEffect, useRef } from 'react';
import type { JobFilters } from '@/features/jobs/filters';
import type { ListControl } from '@/lists/useAddress';
import { filtersOfForm, followAddress } from './formAddress';

/** Typed amounts are not searched for at each key. */
const PAUSE = 500;
const TYPED: readonly string[] = ['pay', 'q'];

/** The form with the filters beside the list, and the address: each follows the other. */
export function useFilterForm({
  state,
  latest,
  hrefOf,
  go,
}: Pick<ListControl<JobFilters>, 'state' | 'latest' | 'hrefOf' | 'go'>) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // Something was chosen since, and the page still turns to it: the form shows it already.
    if (hrefOf(state) !== hrefOf(latest())) return;
    if (form.current !== null && before.current !== state) followAddress(form.current, before.current, state);
    before.current = state;
  }, [state, latest, hrefOf]);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const apply = () => {
    clearTimeout(pause.current);
    if (form.current !== null) go({ ...filtersOfForm(form.current), q: latest().q, page: 1 });
  };
  return {
    form,
    /** Filters apply at once; an amount when the typing stops; words when they are sent. */
    onChange: (name: string): void => {
      clearTimeout(pause.current);
      if (name === 'pay') pause.current = setTimeout(apply, PAUSE);
      else if (!TYPED.includes(name)) apply();
    },
  };
}
