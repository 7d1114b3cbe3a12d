import { listen } from './listen';

/**
 * Makes the browser ask before the tab is closed, as long as data would be lost.
 * @param isNeeded whether data would be lost; by default yes
 * @returns a function that ends it
 */
export const askBeforeClosing = (isNeeded: () => boolean = () => true): (() => void) =>
  listen(globalThis, ['beforeunload'], (event) => isNeeded() && event.preventDefault());

/** A switch for `askBeforeClosing`: call it with `true` to start, `false` to stop. */
export function closingSwitch(): (isAsked: boolean) => void {
  let stop: (() => void) | undefined;
  return (isAsked) => {
    if (isAsked) stop ??= askBeforeClosing();
    else {
      stop?.();
      stop = undefined;
    }
  };
}
