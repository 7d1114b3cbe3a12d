import { useCallback, useMemo, useState } from 'react';
import type { Item } from './resource';

/** The selected records by id; it reaches over pages and searches. */
export interface Selection {
  readonly items: ReadonlyMap<string, Item>;
  readonly toggle: (item: Item) => void;
  /** All of these, or none of them when all are selected already. */
  readonly toggleAll: (items: readonly Item[]) => void;
  readonly clear: () => void;
}

const EMPTY: ReadonlyMap<string, Item> = new Map();

export function useSelection(): Selection {
  const [items, setItems] = useState(EMPTY);
  const toggle = useCallback((item: Item) => {
    setItems((now) => {
      const next = new Map(now);
      if (!next.delete(item.id)) next.set(item.id, item);
      return next;
    });
  }, []);
  const toggleAll = useCallback((given: readonly Item[]) => {
    setItems((now) => {
      const next = new Map(now);
      if (given.every(({ id }) => now.has(id))) for (const { id } of given) next.delete(id);
      else for (const item of given) next.set(item.id, item);
      return next;
    });
  }, []);
  const clear = useCallback(() => setItems(EMPTY), []);
  return useMemo(() => ({ items, toggle, toggleAll, clear }), [items, toggle, toggleAll, clear]);
}
