import { listen } from './listen';

/** Has the browser ask before the tab is closed, from `true` on until `false`: something would be lost. */
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
