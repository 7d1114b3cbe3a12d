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

/**
 * Calls a function when the page is hidden or left. Chromium sends visibilitychange before pagehide; Firefox and
 * Safari send it later or not at all. The capture phase makes it run before the session of a page that enters the
 * back-forward cache is suspended (src/identity/session/sessionTabs.ts).
 * @returns a function that ends it
 */
export const onPageHidden = (run: () => void): (() => void) =>
  endAll(
    listen(window, ['pagehide'], run, { capture: true }),
    listen(document, ['visibilitychange'], () => {
      if (document.visibilityState === 'hidden') run();
    }),
  );

/** Makes one function that calls all the given ones. */
export const endAll =
  (...ends: readonly (() => void)[]) =>
  (): void => {
    for (const end of ends) end();
  };
