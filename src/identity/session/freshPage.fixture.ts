import { afterEach, beforeEach, vi } from 'vitest';
import { openFreshApp } from './session.fixture';

/** The time at which the fake clock of these tests starts, in ms since the epoch. */
export const START = Date.UTC(2026, 0, 15, 12);

type Clock = Parameters<typeof vi.useFakeTimers>[0];

/**
 * Starts every test of a file with an empty browser storage, a fresh app and a fake clock.
 * @param begin starts what is tested and returns a function that stops it.
 */
export function onFreshPage(begin: () => () => void, clock: Clock = { now: START }): void {
  let end: () => void = () => undefined;
  beforeEach(() => {
    vi.useFakeTimers(clock);
    localStorage.clear();
    openFreshApp();
    end = begin();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });
}
