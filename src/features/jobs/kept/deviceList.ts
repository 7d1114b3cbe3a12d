import { useSyncExternalStore } from 'react';
import { connection } from '@/api/connection';
import { type App, appState } from '@/runtime/app';
import { endAll } from '@/runtime/listen';
import { storage } from '@/storage/browserStorage';
import type { StoredEntry } from '@/storage/entry';

/**
 * A list stored on this device. Components render again when it changes in any tab, and when the session
 * changes.
 */
interface DeviceList<T> {
  readonly get: () => readonly T[];
  readonly set: (items: readonly T[]) => void;
  /** A hook that returns the list. */
  readonly use: () => readonly T[];
}

function createList<T>(app: App, entry: StoredEntry<readonly T[]>, most: number, none: readonly T[]) {
  const { read, write, subscribe: onOtherTabs } = storage(app);
  const listeners = new Set<() => void>();
  let cached: readonly T[] | undefined;
  let stop: () => void = () => undefined;
  const changed = () => {
    cached = undefined;
    for (const listener of listeners) listener();
  };
  const follow = () =>
    endAll(
      onOtherTabs((key) => {
        if (key === null || key === entry.key) changed();
      }),
      connection(app).onCacheEvent((event) => {
        if (event === 'session') changed();
      }),
    );
  const shown = () => (cached ??= read(entry) ?? none);
  return {
    shown,
    get: () => {
      if (listeners.size === 0) cached = undefined;
      return shown();
    },
    set: (items: readonly T[]) => {
      write(entry, items.slice(0, most));
      changed();
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        cached = undefined;
        stop = follow();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** @param most how many items are stored; the ones at the end are dropped */
export function deviceList<T>(entry: StoredEntry<readonly T[]>, most: number): DeviceList<T> {
  const none: readonly T[] = [];
  const list = appState((app) => createList(app, entry, most, none));
  return {
    get: () => list().get(),
    set: (items) => list().set(items),
    use: () => useSyncExternalStore(list().subscribe, list().shown, () => none),
  };
}
