/** Who wants to hear of something. */
export interface Listeners<A extends readonly unknown[]> {
  /** @returns a function that ends it. */
  readonly subscribe: (listener: (...told: A) => void) => () => void;
  readonly tell: (...told: A) => void;
}

export function createListeners<A extends readonly unknown[] = []>(): Listeners<A> {
  const listeners = new Set<(...told: A) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(...told) {
      for (const listener of listeners) listener(...told);
    },
  };
}
