/** A list of listeners for one kind of event. */
export interface Listeners<A extends readonly unknown[]> {
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
