import { TOAST } from '@/config/limits';

export interface ToastRequest {
  kind: 'success' | 'error' | 'info';
  message: string;
  /** ms; success and info 3 s, error 5 s when not given. */
  duration?: number;
  /** One thing to do about it, such as Undo; the toast closes after it. */
  action?: { label: string; run: () => void };
  /** The other thing that can be done. */
  later?: { label: string; run: () => void };
}

export interface ToastItem extends ToastRequest {
  readonly id: number;
  readonly duration: number;
  /** Which of the toasts that say this was the last. */
  readonly said: number;
}

/** As many stand on the page at once; the rest wait their turn. */
export const VISIBLE_TOASTS = 3;
/** No more than this many are kept: a storm of failures must not speak for minutes. */
export const KEPT_TOASTS = 10;

const standardDuration = (kind: ToastRequest['kind']): number =>
  kind === 'error' ? TOAST.error : TOAST.success;

/** Adds a toast; one that says the same as one already there is not said twice, but stays its whole time from now on. */
export function withToast(
  queue: readonly ToastItem[],
  id: number,
  toast: ToastRequest,
): readonly ToastItem[] {
  const isSame = ({ kind, message }: ToastItem): boolean =>
    kind === toast.kind && message === toast.message && !toast.action;
  if (queue.some(isSame)) return queue.map((other) => (isSame(other) ? { ...other, said: id } : other));
  const item: ToastItem = {
    ...toast,
    id,
    said: id,
    duration: toast.duration ?? standardDuration(toast.kind),
  };
  return [...queue, item].slice(0, KEPT_TOASTS);
}

export const withoutToast = (queue: readonly ToastItem[], id: number): readonly ToastItem[] =>
  queue.filter((toast) => toast.id !== id);
