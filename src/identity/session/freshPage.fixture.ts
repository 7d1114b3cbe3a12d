import { afterEach, beforeEach, vi } from 'vitest';
import { openFreshApp } from './session.fixture';

/** When the clock of these tests starts. */
export const START = Date.UTC(2026, 0, 15, 12);

type Clock = Parameters<typeof vi.useFakeTimers>[0];

/**
 * Every test of this file begins on a page that has just been opened in an empty browser, with a clock of its own.
 * @param begin starts what the tests are about, and returns what ends it.
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
