/**
 * A prerendered page shows its buttons before they do anything. The inline script of the shell keeps the last press
 * (build/bootScript.ts); when the app has taken the page over, it is done.
 */
declare global {
  interface Window {
    takeEarlyClick?: () => Element | null;
  }
}

/** What was pressed until now; from now on React hears every press itself. */
export function takeEarlyClick(): Element | null {
  return window.takeEarlyClick?.() ?? null;
}

/** Presses again; a button that was replaced meanwhile is found by what it is for. */
export function replayClick(pressed: Element | null): void {
  if (!(pressed instanceof HTMLElement)) return;
  const { replay } = pressed.dataset;
  const button =
    pressed.isConnected || replay === undefined
      ? pressed
      : document.querySelector<HTMLElement>(`[data-replay="${CSS.escape(replay)}"]`);
  if (button?.isConnected) button.click();
}
