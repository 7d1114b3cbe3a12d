/** A list of listeners for one kind of event. */
interface Listeners<A extends readonly unknown[]> {
  /** Adds a listener. @returns a function that removes it */
  readonly subscribe: (listener: (...event: A) => void) => () => void;
  readonly tell: (...event: A) => void;
}

export function createListeners<A extends readonly unknown[] = []>(): Listeners<A> {
  const listeners = new Set<(...event: A) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(...event) {
      for (const listener of listeners) listener(...event);
    },
  };
}

/** A value that tells its listeners when it changes. */
export interface Store<V> {
  readonly get: () => V;
  /** Adds a listener. @returns a function that removes it */
  readonly subscribe: (listener: () => void) => () => void;
}

interface WritableStore<V> extends Store<V> {
  readonly set: (next: V) => void;
}

/** Creates a store. The same value set again tells nobody. */
export function createStore<V>(first: V): WritableStore<V> {
  const { subscribe, tell } = createListeners();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      tell();
    },
    subscribe,
  };
}
