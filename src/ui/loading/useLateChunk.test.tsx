import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries';
import { openApp } from '@/runtime/app';
import { useLateChunk } from './useLateChunk';

afterEach(() => void vi.useRealTimers());

it('a chunk that could not be loaded is requested again while the browser is online', async () => {
  vi.useFakeTimers();
  const client = queryClient(openApp());
  const chunk = { Part: () => null };
  const load = vi.fn(async () => chunk);
  load.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  const Queries = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLateChunk({ name: 'part', load, namespaces: [] }), {
    wrapper: Queries,
  });
  const at = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    return load.mock.calls.length;
  };
  expect([await at(0.9), await at(0.2), await at(1.8), await at(0.2)]).toEqual([1, 2, 2, 3]);
  expect(result.current).toBe(chunk);
  expect(await at(600)).toBe(3);
});
