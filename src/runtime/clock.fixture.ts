import type { Clock } from './app';

/** A clock that follows the fake timers of a test. */
export const timerClock: Clock = {
  now: () => Date.now(),
  after: (wait, run) => {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
  every: () => () => undefined,
};
