import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { useAppState } from '@/runtime/AppScope';
import { ToastStack } from './ToastStack';
import { type ToastItem, type ToastRequest, withoutToast, withToast } from './toastQueue';

export type { ToastRequest } from './toastQueue';

type ShowToast = (toast: ToastRequest) => void;

const NONE: readonly ToastItem[] = [];
const none = (): readonly ToastItem[] => NONE;

/** The toasts of an app. */
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

/** Shows the toasts of the page at its lower edge, above everything else. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { subscribe, get, close } = useAppState(toasts);
  const queue = useSyncExternalStore(subscribe, get, none);
  // Into the body and only while there is something to say: an open dialog hides what stands beside it
  // from assistive technology when it opens, but not what comes later.
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

/** Says something in passing: `toast({ kind: 'success', message })`. Never the only place of an information. */
export const useToast = (): ShowToast => useAppState(toasts).show;
