import { useCallback, useMemo, useState } from 'react';

/** The selected items by id; it reaches over pages and searches. */
export interface Selection<T> {
  readonly items: ReadonlyMap<string, T>;
  readonly toggle: (item: T) => void;
  /** All of these, or none of them when all are selected already. */
  readonly toggleAll: (items: readonly T[]) => void;
  readonly clear: () => void;
}

export function useSelection<T extends { readonly id: string }>(): Selection<T> {
  const [items, setItems] = useState<ReadonlyMap<string, T>>(() => new Map());
  const toggle = useCallback((item: T) => {
    setItems((now) => {
      const next = new Map(now);
      if (!next.delete(item.id)) next.set(item.id, item);
      return next;
    });
  }, []);
  const toggleAll = useCallback((given: readonly T[]) => {
    setItems((now) => {
      const next = new Map(now);
      if (given.every(({ id }) => now.has(id))) for (const { id } of given) next.delete(id);
      else for (const item of given) next.set(item.id, item);
      return next;
    });
  }, []);
  const clear = useCallback(() => setItems(new Map()), []);
  return useMemo(() => ({ items, toggle, toggleAll, clear }), [items, toggle, toggleAll, clear]);
}
