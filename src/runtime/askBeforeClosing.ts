import { listen } from './listen';

/**
 * Makes the browser ask before the tab is closed, because data would be lost. Call
 * the result with `true` to start, `false` to stop.
 */
export function askBeforeClosing(): (isAsked: boolean) => void {
  let stop: (() => void) | undefined;
  return (isAsked) => {
    if (isAsked) stop ??= listen(globalThis, ['beforeunload'], (event) => event.preventDefault());
    else {
      stop?.();
      stop = undefined;
    }
  };
}
