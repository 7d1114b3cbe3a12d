import { TOAST } from '@/config/limits';

/** The timer of one toast. It can be paused while somebody reads. Times in ms. */
export interface ToastTimer {
  pause(): void;
  resume(): void;
  cancel(): void;
}

export function startToastTimer(duration: number, onEnd: () => void): ToastTimer {
  let left = duration;
  let startedAt = 0;
  let running: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    if (running !== undefined) return;
    startedAt = Date.now();
    running = setTimeout(onEnd, left);
  };
  const stop = () => {
    clearTimeout(running);
    running = undefined;
  };
  resume();
  return {
    resume,
    cancel: stop,
    pause() {
      if (running === undefined) return;
      stop();
      // If the clock was set back, the elapsed time is negative, and the remaining time must not grow.
      left = Math.min(left, Math.max(0, left - (Date.now() - startedAt)));
    },
  };
}

export interface ToastRequest {
  kind: 'success' | 'error' | 'info';
  message: string;
  /** In ms. Default: 3 s for success and info, 5 s for errors. */
  duration?: number;
  /** A button such as Undo. The toast closes when it is pressed. It goes away as soon as it is `over`. */
  action?: { label: string; run: () => void; over?: AbortSignal };
  /** A second button. */
  later?: { label: string; run: () => void };
}

export interface ToastItem extends ToastRequest {
  readonly id: number;
  readonly duration: number;
  /** Id of the newest request for this message. */
  readonly lastRequest: number;
}

/** The number of toasts that are visible at once. The others wait. */
export const VISIBLE_TOASTS = 3;
/** The length of the queue: many failures at once must not fill the screen for minutes. */
export const KEPT_TOASTS = 10;

const standardDuration = (kind: ToastRequest['kind']): number =>
  kind === 'error' ? TOAST.error : TOAST.success;

/**
 * Adds a toast. If the same message is in the queue already, it is not added again, but its time starts anew.
 */
export function withToast(
  queue: readonly ToastItem[],
  id: number,
  toast: ToastRequest,
): readonly ToastItem[] {
  const isSame = ({ kind, message }: ToastItem): boolean =>
    kind === toast.kind && message === toast.message && !toast.action;
  if (queue.some(isSame))
    return queue.map((other) => (isSame(other) ? { ...other, lastRequest: id } : other));
  const item: ToastItem = {
    ...toast,
    id,
    lastRequest: id,
    duration: toast.duration ?? standardDuration(toast.kind),
  };
  return [...queue, item].slice(0, KEPT_TOASTS);
}

export const withoutToast = (queue: readonly ToastItem[], id: number): readonly ToastItem[] =>
  queue.filter((toast) => toast.id !== id);
