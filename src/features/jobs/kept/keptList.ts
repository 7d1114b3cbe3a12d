import { useSyncExternalStore } from 'react';
import { onCacheEvent } from '@/api/connection';
import { read, subscribe as onOtherTabs, write } from '@/storage/browserStorage';
import type { StoredEntry } from '@/storage/entry';

/** A list that is kept on this device, followed by whoever shows it: in every tab, and when a session ends. */
export interface KeptList<T> {
  readonly get: () => readonly T[];
  readonly set: (items: readonly T[]) => void;
  /** The list, in a component. */
  readonly use: () => readonly T[];
}

/** @param most how many are kept; those at the end go first */
export function keptList<T>(entry: StoredEntry<readonly T[]>, most: number): KeptList<T> {
  const none: readonly T[] = [];
  const listeners = new Set<() => void>();
  let known: readonly T[] | undefined;
  let stop: () => void = () => undefined;
  const changed = () => {
    known = undefined;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    const stops = [
      onOtherTabs((key) => {
        if (key === null || key === entry.key) changed();
      }),
      onCacheEvent((event) => {
        if (event === 'session') changed();
      }),
    ];
    return () => {
      for (const each of stops) each();
    };
  };
  const get = () => (known ??= read(entry) ?? none);
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      known = undefined;
      stop = follow();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop();
    };
  };
  return {
    get: () => {
      if (listeners.size === 0) known = undefined;
      return get();
    },
    set: (items) => {
      write(entry, items.slice(0, most));
      changed();
    },
    use: () => useSyncExternalStore(subscribe, get, () => none),
  };
}
