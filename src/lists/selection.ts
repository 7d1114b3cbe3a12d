import { useCallback, useMemo, useState } from 'react';

/** The largest number of selected items, because an action on them sends a request for each. */
export const MOST_SELECTED = 1000;

/** The selected items by id. They stay selected when the page or the search changes. */
export interface Selection<T> {
  readonly items: ReadonlyMap<string, T>;
  readonly toggle: (item: T) => void;
  /** Selects all of these items, or deselects them if all are selected already. */
  readonly toggleAll: (items: readonly T[]) => void;
  readonly clear: () => void;
  /** Whether no more items can be selected. */
  readonly isFull: boolean;
}

export function useSelection<T extends { readonly id: string }>(): Selection<T> {
  const [items, setItems] = useState<ReadonlyMap<string, T>>(() => new Map());
  const toggle = useCallback((item: T) => {
    setItems((now) => {
      const next = new Map(now);
      if (!next.delete(item.id) && next.size < MOST_SELECTED) next.set(item.id, item);
      return next;
    });
  }, []);
  const toggleAll = useCallback((given: readonly T[]) => {
    setItems((now) => {
      const next = new Map(now);
      if (given.every(({ id }) => now.has(id))) for (const { id } of given) next.delete(id);
      else for (const item of given) if (next.size < MOST_SELECTED) next.set(item.id, item);
      return next;
    });
  }, []);
  const clear = useCallback(() => setItems(new Map()), []);
  const isFull = items.size >= MOST_SELECTED;
  return useMemo(
    () => ({ items, toggle, toggleAll, clear, isFull }),
    [items, toggle, toggleAll, clear, isFull],
  );
}
