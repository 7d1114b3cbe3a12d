/**
 * A prerendered page shows its buttons before they work. An inline script of the HTML document remembers the
 * last click (build/bootScript.ts), and it is repeated after hydration.
 */
declare global {
  interface Window {
    takeEarlyClick?: () => Element | null;
  }
}

/** Returns the element that was clicked before hydration, and stops the recording. */
export function takeEarlyClick(): Element | null {
  return window.takeEarlyClick?.() ?? null;
}

/** Repeats the click. If the button was replaced meanwhile, the new one is found by its `data-replay`. */
export function replayClick(pressed: Element | null): void {
  if (!(pressed instanceof HTMLElement)) return;
  const { replay } = pressed.dataset;
  const button =
    pressed.isConnected || replay === undefined
      ? pressed
      : document.querySelector<HTMLElement>(`[data-replay="${CSS.escape(replay)}"]`);
  if (button?.isConnected) button.click();
}
