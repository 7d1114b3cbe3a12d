import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMinute, useNow } from './useNow';

const at = (clock: string): number => Date.parse(`2026-11-26T${clock}Z`);

beforeEach(() => void vi.useFakeTimers({ now: at('14:02:10') }));
afterEach(() => void vi.useRealTimers());

it('a time is not past before its minute has begun, and a past event is never in the future', () => {
  const { result } = renderHook(() => ({ minute: useMinute(), now: useNow() }));
  expect(result.current).toEqual({ minute: at('14:02:00'), now: at('14:03:00') });
  act(() => void vi.advanceTimersByTime(49_000));
  expect(result.current.minute).toBe(at('14:02:00'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current.minute).toBe(at('14:03:00'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.minute).toBe(at('14:04:00'));
});
