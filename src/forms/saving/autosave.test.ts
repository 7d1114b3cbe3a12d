import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave, useAutosave } from './autosave';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function twoPlaces() {
  const kept: string[] = [];
  const place = (name: string, rest: number) => ({
    rest,
    keep: (leaving: boolean) => void kept.push(leaving ? `${name}, leaving` : name),
  });
  const places = [place('device', 400), place('server', 3000)];
  return { kept, places, autosave: createAutosave(places) };
}

it('writes each place after its delay, counted from the last change', () => {
  const { kept, autosave } = twoPlaces();
  autosave.changed();
  vi.advanceTimersByTime(399);
  autosave.changed();
  vi.advanceTimersByTime(399);
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept).toEqual(['device']);
  vi.advanceTimersByTime(2600);
  expect(kept).toEqual(['device', 'server']);
});

it('writes nothing after it was stopped, and nothing twice', () => {
  const { kept, autosave } = twoPlaces();
  autosave.changed();
  autosave.stop();
  vi.advanceTimersByTime(5000);
  expect(kept).toEqual([]);
  autosave.changed();
  autosave.keepNow(false);
  vi.advanceTimersByTime(5000);
  expect(kept).toEqual(['device', 'server']);
});

it('writes when the page is hidden or left, and when the component unmounts', () => {
  const { kept, places } = twoPlaces();
  const { unmount } = renderHook(() => useAutosave(places, () => kept.push('left')));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pagehide'));
  expect(kept.splice(0)).toEqual([
    'device, leaving',
    'server, leaving',
    'device, leaving',
    'server, leaving',
  ]);
  unmount();
  dispatchEvent(new Event('pagehide'));
  expect(kept).toEqual(['device', 'server', 'left']);
});
