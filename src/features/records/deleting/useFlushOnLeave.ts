import { useEffect } from 'react';
import type { PendingDeletes } from './pendingDeletes';

const FIRST = { capture: true };

/** Sends the deletions that still wait when the screen is left, and when the page is left or hidden. */
export function useFlushOnLeave(deletes: PendingDeletes): void {
  useEffect(() => {
    const leave = () => deletes.flush(true);
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
      deletes.flush(false);
    };
  }, [deletes]);
}
