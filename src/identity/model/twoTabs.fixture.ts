import { vi } from 'vitest';
import type * as session from '@/identity/session/session';
import type * as sessionCheck from '@/identity/session/sessionCheck';
import type * as sessionStore from '@/identity/session/sessionStore';
import type * as roleStore from '@/identity/roles/roleStore';
import type * as switching from '@/identity/roles/switchRole';
import type * as validation from '@/identity/roles/validation';

/** Two tabs of one browser in one process: modules of their own, one storage, events that arrive a little later. */
type Listen = (event: Event) => void;
export interface Tab {
  readonly name: string;
  readonly listeners: Map<string, Set<Listen>>;
  readonly store: typeof sessionStore;
  readonly session: typeof session;
  readonly role: typeof roleStore;
  readonly switching: typeof switching;
  readonly validation: typeof validation;
  readonly check: typeof sessionCheck;
  stop: () => void;
}

export const pick = <T>(values: readonly T[], random: () => number): T =>
  values[Math.floor(random() * values.length)] as T;

/** A small generator (mulberry32): the same seed gives the same five hundred runs. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const KEYS = [
  'auth_user',
  'auth_token',
  'auth_refresh_token',
  'refresh_token',
  'current_role',
] as const;
const PER_TAB = new Set(['storage', 'focus', 'online', 'pagehide', 'pageshow']);

export const tabs: Tab[] = [];
let starting: Tab | undefined;
let acting: Tab | undefined;
let real: { add: Window['addEventListener']; remove: Window['removeEventListener'] } | undefined;

/** Events of a window belong to one tab each. */
export function splitEvents(): void {
  const { add, remove } = (real = { add: window.addEventListener, remove: window.removeEventListener });
  window.addEventListener = ((type: string, listener: Listen, options?: AddEventListenerOptions) => {
    if (!PER_TAB.has(type) || starting === undefined) return add.call(window, type, listener, options);
    const set = starting.listeners.get(type) ?? new Set();
    starting.listeners.set(type, set.add(listener));
  }) as typeof window.addEventListener;
  window.removeEventListener = ((type: string, listener: Listen, options?: EventListenerOptions) => {
    remove.call(window, type, listener, options);
    for (const tab of tabs) tab.listeners.get(type)?.delete(listener);
  }) as typeof window.removeEventListener;
}

export function joinEvents(): void {
  if (real === undefined) return;
  window.addEventListener = real.add;
  window.removeEventListener = real.remove;
}

export const tell = (tab: Tab, event: Event) =>
  as(tab, () => [...(tab.listeners.get(event.type) ?? [])].map((on) => on(event)));

/** Other tabs hear of a change of storage a little later. */
export function spreadStorageEvents(): void {
  const spread = (key: string | null) => {
    for (const tab of tabs.filter((other) => other !== acting)) {
      setTimeout(() => tell(tab, new StorageEvent('storage', { key, storageArea: window.localStorage })), 5);
    }
  };
  const setItem = Reflect.get(Storage.prototype, 'setItem');
  const removeItem = Reflect.get(Storage.prototype, 'removeItem');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const changed = this.getItem(key) !== value;
    setItem.call(this, key, value);
    if (changed && this === window.localStorage) spread(key);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    const changed = this.getItem(key) !== null;
    removeItem.call(this, key);
    if (changed && this === window.localStorage) spread(key);
  });
}

export function as<T>(tab: Tab, run: () => T): T {
  const before = acting;
  acting = tab;
  try {
    return run();
  } finally {
    acting = before;
  }
}

export function start(tab: Tab): void {
  starting = tab;
  as(tab, () => {
    tab.store.forgetSession();
    const stopSession = tab.session.startSession();
    const stopRoles = tab.validation.startRoles();
    tab.stop = () => {
      stopSession();
      stopRoles();
    };
  });
  starting = undefined;
}

export async function newTab(name: string): Promise<Tab> {
  vi.resetModules();
  const [store, session, role, switching, validation, check] = await Promise.all([
    import('@/identity/session/sessionStore'),
    import('@/identity/session/session'),
    import('@/identity/roles/roleStore'),
    import('@/identity/roles/switchRole'),
    import('@/identity/roles/validation'),
    import('@/identity/session/sessionCheck'),
  ]);
  // Loaded now, so that no step of the test waits for a module.
  await import('@/identity/session/sessionCalls');
  const tab: Tab = {
    name,
    listeners: new Map(),
    store,
    session,
    role,
    switching,
    validation,
    check,
    stop: () => undefined,
  };
  tabs.push(tab);
  return tab;
}
