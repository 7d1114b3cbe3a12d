import { QueryObserver } from '@tanstack/react-query';
import { adminDesk } from '@/api/endpoints/adminDesk';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { appState } from '@/runtime/app';
import { createStore } from '@/runtime/listeners';
import { DESK_AGAIN_AFTER } from '@/config/limits';

type DeskCounts = Readonly<Record<string, number>>;
const NOTHING: DeskCounts = {};

/** The agency's waiting work, by the ids of the desk endpoint, for the counts in the menu. */
export const deskCounts = appState(() => {
  const { get, set, subscribe } = createStore(NOTHING);
  return {
    get,
    subscribe,
    /**
     * Starts reading, through the query cache like the dashboard. @returns a function that stops it and
     * clears the counts
     */
    start: (): (() => void) => {
      const observer = new QueryObserver(queryClient(), {
        ...queryOptionsFor(adminDesk.desk),
        refetchInterval: DESK_AGAIN_AFTER,
        // The dashboard may show that the read failed; it offers the next attempt.
        retryOnMount: false,
      });
      const stop = observer.subscribe(({ data }) => {
        if (data !== undefined) set(Object.fromEntries(data.items.map(({ id, count }) => [id, count])));
      });
      return () => {
        stop();
        set(NOTHING);
      };
    },
  };
});
