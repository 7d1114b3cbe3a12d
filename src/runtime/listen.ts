type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Adds a listener for several event types.
 * @param target undefined when there is none: then nothing is added
 * @returns a function that removes the listener
 */
export function listen(
  target: Target | undefined | null,
  types: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target?.addEventListener(type, listener, options);
  return () => {
    for (const type of types) target?.removeEventListener(type, listener, options);
  };
}

/** Makes one function that calls all the given ones. */
export const endAll =
  (...ends: readonly (() => void)[]) =>
  (): void => {
    for (const end of ends) end();
  };
