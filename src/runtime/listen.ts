type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Hears events by their names.
 * @param target undefined where there is none: then nothing is ever heard.
 * @returns a function that ends it.
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

/** Ends all of several things. */
export const endAll =
  (...ends: readonly (() => void)[]) =>
  (): void => {
    for (const end of ends) end();
  };
