import { part } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { read } from '@/storage/browserStorage';
import { outbox } from '@/storage/keys';

/** What waits for an answer to 'Some messages haven’t been sent'. */
export const leaving = part(() => {
  const { subscribe, tell } = createListeners();
  let pending: (() => void) | null = null;
  return {
    get: (): (() => void) | null => pending,
    subscribe,
    ask: (leave: (() => void) | null): void => {
      pending = leave;
      tell();
    },
  };
});

/** Whether the browser keeps something that is not sent, whoever's it is. */
export const isSomethingWaiting = (): boolean => (read(outbox) ?? []).length > 0;

/** Leaves at once, or after the person has decided about what is not sent. */
export function leaveWith(leave: () => void): void {
  if (isSomethingWaiting()) leaving().ask(leave);
  else leave();
}
