import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('data that arrive restart the time limit, and a stalled call ends', async () => {
  let restartTimeout = (): void => undefined;
  const work = withDeadline(30_000, [], (_signal, tell) => {
    restartTimeout = tell;
    return new Promise(() => undefined);
  });
  const ended = vi.fn<(error: unknown) => void>();
  work.catch(ended);
  for (let piece = 0; piece < 5; piece += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    restartTimeout();
  }
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
});
