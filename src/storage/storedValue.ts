import { appState } from '@/runtime/app';
import { endAll } from '@/runtime/listen';
import { createListeners } from '@/runtime/listeners';
import { read, subscribe, write } from './browserStorage';
import type { StoredEntry } from './entry';

/**
 * A stored value that components follow, whichever tab changes it.
 * @param standard the value while nothing is stored
 */
export function storedValue<T>(entry: StoredEntry<T>, standard: T) {
  const ownChanges = appState(() => createListeners());
  return {
    get: (): T => read(entry) ?? standard,
    set: (value: T): void => {
      write(entry, value);
      ownChanges().tell();
    },
    subscribe: (listener: () => void): (() => void) =>
      endAll(ownChanges().subscribe(listener), subscribe(listener)),
  };
}
