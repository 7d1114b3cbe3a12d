import { appState } from '@/runtime/app';
import { listen } from '@/runtime/listen';
import { createListeners } from '@/runtime/listeners';
import { read } from '@/storage/browserStorage';
import { offlineUse, outbox } from '@/storage/keys';

/** What a person is asked about before it is lost. */
export interface Leaving {
  readonly leave: () => void;
  /** The end of offline use on this device; otherwise of the session. */
  readonly ends: 'session' | 'offline';
}

/** What waits for an answer to 'Some messages haven’t been sent'. */
export const leaving = appState(() => {
  const { subscribe, tell } = createListeners();
  let pending: Leaving | null = null;
  return {
    get: (): Leaving | null => pending,
    subscribe,
    ask: (next: Leaving | null): void => {
      pending = next;
      tell();
    },
  };
});

/** Whether the browser's storage keeps something that is not sent. */
const isInStorage = (): boolean => (read(outbox) ?? []).length > 0;

/** Whether this device keeps something that is not sent, whoever's it is. */
export const isSomethingWaiting = (): boolean => isInStorage() || (read(offlineUse)?.waiting ?? 0) > 0;

/** Has the browser ask before the tab is closed, as long as what was written before is not sent: the outbox is not there yet. */
export const askWhileWaiting = (): (() => void) | undefined =>
  isInStorage()
    ? listen(window, ['beforeunload'], (event) => isInStorage() && event.preventDefault())
    : undefined;

/** Leaves at once, or after the person has decided about what is not sent. */
export function leaveWith(leave: () => void, ends: Leaving['ends'] = 'session'): void {
  if (isSomethingWaiting()) leaving().ask({ leave, ends });
  else leave();
}
