import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { timerClock } from '@/runtime/clock.fixture';
import { useIsPageLoading } from '@/ui/page/comingPage';
import { lazyDialog, useArrival, useLazyDialog } from './lazyDialog';

const Part = () => null;
const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A part whose code cannot be had so many times. */
function wanted(failures: number) {
  const load = vi.fn(async () => Part);
  for (let count = 0; count < failures; count += 1) load.mockImplementationOnce(failed);
  const loadable = lazyDialog(load);
  return { load, ...renderHook(() => useArrival(loadable, true)) };
}

afterEach(() => void vi.useRealTimers());

it('shows that something is loading, if a dialog that was asked for takes more than 300 ms', async () => {
  vi.useFakeTimers();
  openApp({ clock: timerClock });
  let arrive: (part: typeof Part) => void = () => undefined;
  const slow = lazyDialog<{ open: boolean; onClose: () => void }>(
    () => new Promise((resolve) => (arrive = resolve)),
  );
  const { result } = renderHook(() => ({ dialog: useLazyDialog(slow), isLoading: useIsPageLoading() }));
  act(() => result.current.dialog.show());
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(result.current.isLoading).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current.isLoading).toBe(true);
  arrive(Part);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([result.current.isLoading, result.current.dialog.open]).toEqual([false, true]);
});

describe('code that could not be loaded', () => {
  it('is loaded with the next connection', async () => {
    openApp();
    const { load, result } = wanted(1);
    await act(async () => undefined);
    expect(result.current.Part).toBeUndefined();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(result.current.Part).toBe(Part));
    fireEvent(window, new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is requested again after 1, 2 and 4 s if the browser is online, until it is loaded', async () => {
    vi.useFakeTimers();
    openApp({ clock: timerClock });
    const { load, result } = wanted(3);
    const at = async (seconds: number) => {
      await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
      return load.mock.calls.length;
    };
    expect([await at(0.9), await at(0.1), await at(1.9), await at(0.1), await at(3.9)]).toEqual([
      1, 2, 2, 3, 3,
    ]);
    expect(result.current.Part).toBeUndefined();
    expect(await at(0.1)).toBe(4);
    expect(result.current.Part).toBe(Part);
    expect(await at(600)).toBe(4);
  });

  it('is finally requested once a minute, and no longer than it is wanted', async () => {
    vi.useFakeTimers();
    openApp({ clock: timerClock });
    const { load, unmount } = wanted(100);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    const calls = load.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(load.mock.calls.length).toBe(calls + 5);
    unmount();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(load.mock.calls.length).toBe(calls + 5);
  });

  it('is not requested again if it fails after it was wanted', async () => {
    vi.useFakeTimers();
    openApp({ clock: timerClock });
    const { load, unmount } = wanted(100);
    unmount();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
