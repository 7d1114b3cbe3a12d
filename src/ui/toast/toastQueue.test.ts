import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_TOASTS, startToastTimer, type ToastItem, withoutToast, withToast } from './toastQueue';

describe('toast queue', () => {
  const add = (...messages: string[]): readonly ToastItem[] =>
    messages.reduce<readonly ToastItem[]>(
      (queue, message, id) => withToast(queue, id, { kind: 'success', message }),
      [],
    );

  it('shows success and information for 3 s, failure for 5 s, or as long as requested', () => {
    const durations = (['success', 'info', 'error'] as const).map(
      (kind) => withToast([], 1, { kind, message: 'x' })[0]?.duration,
    );
    expect(durations).toEqual([3000, 3000, 5000]);
    expect(withToast([], 1, { kind: 'error', message: 'x', duration: 6000 })[0]?.duration).toBe(6000);
  });

  it('keeps the order and shows the same text once', () => {
    expect(add('a', 'b', 'a').map(({ message }) => message)).toEqual(['a', 'b']);
    expect(withToast(add('a'), 9, { kind: 'error', message: 'a' })).toHaveLength(2);
  });

  it('keeps two with an action apart: each undoes its own', () => {
    const action = { label: 'Undo', run: () => undefined };
    const one = withToast([], 1, { kind: 'success', message: 'Deleted', action });
    expect(withToast(one, 2, { kind: 'success', message: 'Deleted', action })).toHaveLength(2);
  });

  it('has a limit, and drops what is closed', () => {
    expect(add(...Array.from({ length: 50 }, (_, n) => `${n}`))).toHaveLength(KEPT_TOASTS);
    expect(withoutToast(add('a', 'b'), 0).map(({ message }) => message)).toEqual(['b']);
  });
});

describe('toast timer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends after its time, once', () => {
    const end = vi.fn();
    startToastTimer(3000, end);
    vi.advanceTimersByTime(2999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('pauses, and continues with the remaining time', () => {
    const end = vi.fn();
    const timer = startToastTimer(5000, end);
    vi.advanceTimersByTime(2000);
    timer.pause();
    timer.pause();
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    timer.resume();
    timer.resume();
    vi.advanceTimersByTime(2999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does nothing after it was cancelled', () => {
    const end = vi.fn();
    startToastTimer(1000, end).cancel();
    vi.advanceTimersByTime(5000);
    expect(end).not.toHaveBeenCalled();
  });
});
