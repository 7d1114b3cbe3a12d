import { appState } from '@/runtime/app';
import { askBeforeClosing } from '@/runtime/askBeforeClosing';
import { createStore } from '@/runtime/listeners';
import { read } from '@/storage/browserStorage';
import { offlineUse, outbox } from '@/storage/keys';

/** An action that would delete unsent entries. */
export interface Leaving {
  readonly leave: () => void;
  /** Whether the action ends offline use on this device or the session. */
  readonly ends: 'session' | 'offline';
}

/** The action that waits for an answer to 'Some messages haven’t been sent'. */
export const leaving = appState(() => createStore<Leaving | null>(null));

/** Whether the browser's storage holds unsent entries. */
const isInStorage = (): boolean => (read(outbox) ?? []).length > 0;

/** Whether this device holds unsent entries, of any person. */
export const isSomethingWaiting = (): boolean => isInStorage() || (read(offlineUse)?.waiting ?? 0) > 0;

/**
 * Lets the browser ask before the tab is closed while there are unsent entries. Used until the outbox is
 * loaded.
 */
export const askWhileWaiting = (): (() => void) | undefined =>
  isInStorage() ? askBeforeClosing(isInStorage) : undefined;

/** Runs an action at once, or after the person has decided about the unsent entries. */
export function leaveWith(leave: () => void, ends: Leaving['ends'] = 'session'): void {
  if (isSomethingWaiting()) leaving().set({ leave, ends });
  else leave();
}
