import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastStack } from './ToastStack';
import { type ToastItem, type ToastRequest, withoutToast, withToast } from './toastQueue';

export type { ToastRequest } from './toastQueue';

type ShowToast = (toast: ToastRequest) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Holds the toasts of the page and shows them at its lower edge, above everything else. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly ToastItem[]>([]);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setQueue((now) => withToast(now, id, toast));
  }, []);
  const close = useCallback((id: number) => setQueue((now) => withoutToast(now, id)), []);
  // Into the body and only while there is something to say: an open dialog hides what stands beside it
  // from assistive technology when it opens, but not what comes later.
  const stack = useMemo(
    () =>
      queue.length === 0 ? null : createPortal(<ToastStack queue={queue} onClose={close} />, document.body),
    [queue, close],
  );
  return (
    <ToastContext value={show}>
      {children}
      {stack}
    </ToastContext>
  );
}

/** Says something in passing: `toast({ kind: 'success', message })`. Never the only place of an information. */
export const useToast = (): ShowToast => useContext(ToastContext);
