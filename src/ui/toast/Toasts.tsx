import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { ToastStack } from './ToastStack';
import { type ToastItem, type ToastRequest, withoutToast, withToast } from './toastQueue';

export type { ToastRequest } from './toastQueue';

type ShowToast = (toast: ToastRequest) => void;

const NONE: readonly ToastItem[] = [];
const none = (): readonly ToastItem[] => NONE;

/** The toast queue of an app. */
const toasts = appState(() => {
  let queue = NONE;
  let lastId = 0;
  const { subscribe, tell } = createListeners();
  const setQueue = (next: readonly ToastItem[]): void => {
    queue = next;
    tell();
  };
  return {
    get: (): readonly ToastItem[] => queue,
    show: (toast: ToastRequest): void => {
      lastId += 1;
      setQueue(withToast(queue, lastId, toast));
    },
    close: (id: number): void => setQueue(withoutToast(queue, id)),
    subscribe,
  };
});

/** Renders the toasts at the bottom of the window, above everything else. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { close } = useAppState(toasts);
  const queue = useAppValue(toasts, none);
  // The stack is in the body and exists only while there are toasts: a dialog hides the elements that exist
  // when it opens from assistive technology, but not those that are added later.
  const stack = useMemo(
    () =>
      queue.length === 0 ? null : createPortal(<ToastStack queue={queue} onClose={close} />, document.body),
    [queue, close],
  );
  return (
    <>
      {children}
      {stack}
    </>
  );
}

/**
 * Shows a message for a few seconds: `toast({ kind: 'success', message })`. The information must also be
 * available elsewhere.
 */
export const useToast = (): ShowToast => useAppState(toasts).show;
