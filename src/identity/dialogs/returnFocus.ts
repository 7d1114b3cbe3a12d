/** Whether an element can get the focus when a dialog has closed (F-170, F-186). */
const canTakeFocus = (element: HTMLElement | null): element is HTMLElement =>
  element !== null &&
  element !== document.body &&
  element.isConnected &&
  element.closest('[inert], [aria-hidden="true"], [hidden]') === null &&
  !element.matches(':disabled') &&
  (element.checkVisibility?.() ?? true);

const heading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

const focus = (element: HTMLElement): void => {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

const RETRIES = { tries: 20, pause: 25 } as const;

/**
 * Returns the focus to the first of these elements that can take it, or to the page's heading if none can.
 * Waits until the closed dialog has left the document. If something else has the focus by then, nothing
 * happens.
 */
export function returnFocus(
  candidates: readonly (HTMLElement | null)[],
  tries: number = RETRIES.tries,
): void {
  const active = document.activeElement;
  const nowhere = active === null || active === document.body;
  if (nowhere) {
    const target = candidates.find(canTakeFocus) ?? heading();
    if (target !== null) focus(target);
  } else if (active.closest('[role="dialog"]') !== null && tries > 0) {
    setTimeout(() => returnFocus(candidates, tries - 1), RETRIES.pause);
  }
}
