import { appState, type Surroundings } from '@/runtime/app';
import { listen } from '@/runtime/listen';
import type { StoredEntry } from './entry';
import { EXPENDABLE, isPrefixed, STORAGE_VERSION, version } from './keys';

/**
 * Typed access to browser storage. Stored values are untrusted: a value of the wrong
 * type or shape counts as missing and is removed. If storage throws or is full, the
 * page goes on with a copy in this tab's memory (R-1010).
 */

/** Where a value is stored. */
type Slot = Pick<StoredEntry<unknown>, 'area' | 'key' | 'expendable'>;

/** One change of `writeTogether`; the value is already formatted by its entry. */
export interface Change {
  readonly entry: Slot;
  /** null removes the key. */
  readonly raw: string | null;
}
export const change = <T>(entry: StoredEntry<T>, value: T): Change => ({ entry, raw: entry.format(value) });
export const removal = (entry: Slot): Change => ({ entry, raw: null });

const slot = (entry: Slot): string => `${entry.area}:${entry.key}`;

export interface BrowserStorage {
  /** The stored value; undefined when there is none or when it is broken (it is then removed). */
  readonly read: <T>(entry: Pick<StoredEntry<T>, 'key' | 'area' | 'parse'>) => T | undefined;
  /** Stores a value. @returns false when storage refused it, so that only this tab's memory has it */
  readonly write: <T>(entry: StoredEntry<T>, value: T) => boolean;
  /**
   * Makes all changes in storage or none, so that no other code ever reads half of them.
   * @returns false when storage refused, so that only this tab's memory has the
   * changes. A single key then keeps its old value in storage. Several keys are all
   * removed from it, because old values beside newer ones would be wrong.
   */
  readonly writeTogether: (changes: readonly Change[]) => boolean;
  /** Removes keys. If storage refuses, they count as removed in this tab. */
  readonly remove: (...entries: readonly Slot[]) => void;
  /** Removes all keys of both areas for which `isMeant` is true, whoever wrote them. */
  readonly removeWhere: (isMeant: (key: string) => boolean) => void;
  /**
   * Reports changes that OTHER tabs made to local storage: the key, or null when everything was cleared.
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: (key: string | null) => void) => () => void;
  /** Calls the listener once when storage has refused to store a value; at once if it already has. */
  readonly onForgetful: (listener: () => void) => () => void;
}

/** Creates the storage. @param page target of the events about other tabs; undefined when there is none */
export function createStorage(area: Surroundings['storage'], page: EventTarget | undefined): BrowserStorage {
  /** Values that storage refused to store or to remove, by area and key; null means removed. */
  const memory = new Map<string, string | null>();
  /** Values that storage had last, by area and key. They count when storage can no longer be read. */
  const lastSeen = new Map<string, string | null>();
  const forgetfulListeners = new Set<() => void>();
  let forgetful = false;

  /** The browser's storage; undefined when there is none or when reading the property throws. */
  function browserArea(name: StoredEntry<unknown>['area']): Storage | undefined {
    try {
      return area(name);
    } catch {
      return undefined;
    }
  }

  function rememberOnly(entry: Slot, raw: string | null): void {
    memory.set(slot(entry), raw);
    if (forgetful || entry.expendable) return;
    forgetful = true;
    for (const listener of forgetfulListeners) listener();
  }

  function rawValue(entry: Slot): string | null {
    const remembered = memory.get(slot(entry));
    if (remembered !== undefined) return remembered;
    try {
      const area = browserArea(entry.area);
      if (area !== undefined) lastSeen.set(slot(entry), area.getItem(entry.key));
    } catch {
      // The value is still the last seen one.
    }
    return lastSeen.get(slot(entry)) ?? null;
  }

  function read<T>(entry: Pick<StoredEntry<T>, 'key' | 'area' | 'parse'>): T | undefined {
    const raw = rawValue(entry);
    if (raw === null) return undefined;
    const value = entry.parse(raw);
    if (value === undefined) remove(entry);
    return value;
  }

  function store(entry: Slot, raw: string): boolean {
    try {
      const area = browserArea(entry.area);
      if (area === undefined) return false;
      area.setItem(entry.key, raw);
      lastSeen.set(slot(entry), raw);
      return true;
    } catch {
      return false;
    }
  }

  function write<T>(entry: StoredEntry<T>, value: T): boolean {
    return writeTogether([change(entry, value)]);
  }

  function writeTogether(changes: readonly Change[]): boolean {
    if (makeAll(changes) || (makeRoomFor(changes) && makeAll(changes))) {
      for (const { entry } of changes) memory.delete(slot(entry));
      return true;
    }
    if (changes.length > 1) for (const { entry } of changes) drop(entry);
    for (const { entry, raw } of changes) rememberOnly(entry, raw);
    return false;
  }

  const makeAll = (changes: readonly Change[]): boolean =>
    changes.every(({ entry, raw }) => (raw === null ? drop(entry) : store(entry, raw)));

  /**
   * Removes expendable entries. @returns false when nothing was removed, or when the
   * changes are expendable themselves
   */
  function makeRoomFor(changes: readonly Change[]): boolean {
    if (changes.some(({ entry }) => entry.expendable)) return false;
    return EXPENDABLE.filter((entry) => rawValue(entry) !== null && drop(entry)).length > 0;
  }

  function drop(entry: Slot): boolean {
    try {
      const area = browserArea(entry.area);
      area?.removeItem(entry.key);
      lastSeen.delete(slot(entry));
      return area !== undefined;
    } catch {
      return false;
    }
  }

  function remove(...entries: readonly Slot[]): void {
    for (const entry of entries) {
      if (drop(entry)) memory.delete(slot(entry));
      else memory.set(slot(entry), null);
    }
  }

  function removeWhere(isMeant: (key: string) => boolean): void {
    for (const name of ['local', 'session'] as const) {
      try {
        const keys = Object.keys(browserArea(name) ?? {}).filter((key) => isMeant(key));
        remove(...keys.map((key) => ({ area: name, key })));
      } catch {
        // Storage that throws has nothing to remove.
      }
    }
  }

  function subscribe(listener: (key: string | null) => void): () => void {
    const onStorage = (event: Event) => {
      if (!(event instanceof StorageEvent)) return;
      if (event.storageArea !== null && event.storageArea !== browserArea('local')) return;
      // The value of the other tab is newer than the copy in this tab's memory.
      for (const copies of [memory, lastSeen]) {
        if (event.key === null) copies.clear();
        else copies.delete(`local:${event.key}`);
      }
      listener(event.key);
    };
    return listen(page, ['storage'], onStorage);
  }

  function onForgetful(listener: () => void): () => void {
    if (forgetful) listener();
    else forgetfulListeners.add(listener);
    return () => void forgetfulListeners.delete(listener);
  }

  return { read, write, writeTogether, remove, removeWhere, subscribe, onForgetful };
}

export const storage = appState(({ storage: area, document: page }) =>
  createStorage(area, page?.defaultView ?? undefined),
);

/** {@link BrowserStorage} of the app of this page. */
export const read: BrowserStorage['read'] = (entry) => storage().read(entry);
export const write: BrowserStorage['write'] = (entry, value) => storage().write(entry, value);
export const writeTogether: BrowserStorage['writeTogether'] = (changes) => storage().writeTogether(changes);
export const remove: BrowserStorage['remove'] = (...entries) => storage().remove(...entries);
export const subscribe: BrowserStorage['subscribe'] = (listener) => storage().subscribe(listener);
export const onForgetful: BrowserStorage['onForgetful'] = (listener) => storage().onForgetful(listener);

/**
 * Runs before anything is read. Removes all prefixed keys that another version of the
 * app stored, because their shapes are unknown (R-1076). Storage without a version
 * was written by this version before it stored a version number.
 */
export function startStorage(): void {
  const storedVersion = read(version);
  if (storedVersion === STORAGE_VERSION) return;
  if (storedVersion !== undefined) storage().removeWhere(isPrefixed);
  write(version, STORAGE_VERSION);
}
