import { adminDesk } from '@/api/endpoints/adminDesk';
import { send } from '@/api/send';
import { part } from '@/config/app';
import { createListeners } from '@/config/listeners';

/** The desk is read again after this long, in ms, while the page is seen. */
const AGAIN_AFTER = 5 * 60_000;

export type DeskCounts = Readonly<Record<string, number>>;
const NOTHING: DeskCounts = {};

/** What waits for the agency, by the ids of the desk; for the entries of the menu. */
export const deskCounts = part(({ clock }) => {
  const { subscribe, tell } = createListeners();
  let counts = NOTHING;
  const become = (next: DeskCounts): void => {
    counts = next;
    tell();
  };
  return {
    get: (): DeskCounts => counts,
    subscribe,
    /** @returns ends it: nothing is known then */
    start: (): (() => void) => {
      let isOver = false;
      const read = () => {
        if (document.visibilityState === 'hidden') return;
        send(adminDesk.desk).then(
          ({ items }) => {
            if (!isOver) become(Object.fromEntries(items.map(({ id, count }) => [id, count])));
          },
          // The plain names stay.
          () => undefined,
        );
      };
      read();
      const stop = clock.every(AGAIN_AFTER, read);
      return () => {
        isOver = true;
        stop();
        become(NOTHING);
      };
    },
  };
});
