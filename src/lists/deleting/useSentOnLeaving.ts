import { useEffect } from 'react';

/** A request of a page that is going away outlives it. */
export const OUTLIVES = { keepalive: true };
const FIRST = { capture: true };

/**
 * Sends what waits for second thoughts when the page is hidden or left, and when its screen is.
 * @param flush sends now; `leaving`: the page may be gone before the answer comes. The same function at each render.
 */
export function useSentOnLeaving(flush: (leaving: boolean) => void): void {
  useEffect(() => {
    const leave = () => flush(true);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    // Before the session of a page that is kept for the way back is put aside (sessionTabs.ts), and its token with
    // it. Chromium has said that the page is hidden by then; Firefox and Safari say so later, or not at all.
    window.addEventListener('pagehide', leave, FIRST);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', leave, FIRST);
      document.removeEventListener('visibilitychange', onVisibility);
      flush(false);
    };
  }, [flush]);
}
