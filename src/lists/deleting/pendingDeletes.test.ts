import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eachOf } from './eachOf';
import { createPendingDeletes, type SendDeletes, TIME_TO_UNDO } from './pendingDeletes';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const sender = (left: readonly string[] = []) => vi.fn<SendDeletes>(() => Promise.resolve(left));

describe("a deletion with 'Undo'", () => {
  test('hides at once, is sent when the time is over, and stays hidden', async () => {
    const pending = createPendingDeletes();
    const send = sender();
    pending.add(['a', 'b'], send);
    expect([...pending.hidden()]).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(['a', 'b'], {});
    expect([...pending.hidden()]).toEqual(['a', 'b']);
    expect(pending.busy()).toBe(false);
  });

  test('undone in time it is never sent; afterwards it is too late', async () => {
    const pending = createPendingDeletes();
    const send = sender();
    const planned = pending.add(['a'], send);
    expect(planned.undo()).toBe(true);
    expect(planned.undo()).toBe(false);
    expect(pending.hidden().size).toBe(0);
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO * 2);
    expect(send).not.toHaveBeenCalled();

    const late = pending.add(['b'], send);
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO);
    expect(late.undo()).toBe(false);
    expect([planned.over.aborted, late.over.aborted]).toEqual([false, true]);
  });

  test('leaving the page sends a waiting one, once', async () => {
    const pending = createPendingDeletes();
    const send = sender();
    pending.add(['a'], send);
    pending.add(['b'], send);
    pending.flush({ keepalive: true });
    pending.flush({ keepalive: true });
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO * 2);
    expect(send.mock.calls).toEqual([
      [['a'], { keepalive: true }],
      [['b'], { keepalive: true }],
    ]);
  });

  test('a record that could not be deleted is shown again, also when the sender throws', async () => {
    const pending = createPendingDeletes();
    pending.add(['a', 'b'], sender(['b']));
    pending.add(['c'], () => Promise.reject(new Error('boom')));
    const heard = vi.fn<() => void>();
    pending.subscribe(heard);
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO);
    expect([...pending.hidden()]).toEqual(['a']);
    expect(heard).toHaveBeenCalled();
  });
});

test('work for several items fails only when none of it is running any more', async () => {
  const done: number[] = [];
  const atFailure = eachOf([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) throw new Error('one failed');
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
    done.push(item);
  }).catch(() => [...done]);
  await vi.advanceTimersByTimeAsync(30);
  expect(await atFailure).toEqual([2, 3, 4]);
});
