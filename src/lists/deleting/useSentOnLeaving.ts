import { useEffect } from 'react';

/** Request options: the request completes even if the page is closed. */
export const KEEPALIVE = { keepalive: true };
const FIRST = { capture: true };

/**
 * Calls `flush` when the page is hidden or left, and when the component unmounts.
 * @param flush sends at once; `leaving`: the page may be closed before the answer arrives. It must be the
 * same function in each render.
 */
export function useSentOnLeaving(flush: (leaving: boolean) => void): void {
  useEffect(() => {
    const leave = () => flush(true);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    // The capture phase makes this run before sessionTabs.ts suspends the session, and with it the token, of
    // a page that enters the back-forward cache. Chromium sends visibilitychange before pagehide; Firefox and
    // Safari send it later or not at all.
    window.addEventListener('pagehide', leave, FIRST);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', leave, FIRST);
      document.removeEventListener('visibilitychange', onVisibility);
      flush(false);
    };
  }, [flush]);
}
