/** Where the focus goes when a dialog has closed (reliability 170, 186): never to the body. */
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

/** Gives the focus back to the first of these that can take it; when all are gone, to the page's heading. */
export function returnFocus(candidates: readonly (HTMLElement | null)[]): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body) return;
  const target = candidates.find(canTakeFocus) ?? heading();
  if (target !== null) focus(target);
}
