import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { lazyDialog, useArrival } from './lazyDialog';

const Part = () => null;

it('a part that could not be had without a connection comes with the next one', async () => {
  openApp();
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const loadable = lazyDialog(load);
  const { result } = renderHook(() => useArrival(loadable, true));
  await act(async () => undefined);
  expect(result.current.Part).toBeUndefined();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(result.current.Part).toBe(Part));
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});
