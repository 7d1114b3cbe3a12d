import { afterEach, describe, expect, it, vi } from 'vitest';
import { endTimers, recordTimers } from './page';

describe('the timers of a page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('end with it, timeouts and intervals', () => {
    vi.useFakeTimers();
    recordTimers();
    const late = vi.fn();
    setTimeout(late, 1000);
    setInterval(late, 500);

    endTimers();
    vi.advanceTimersByTime(5000);

    expect(late).not.toHaveBeenCalled();
  });

  it('run as long as it is there', () => {
    vi.useFakeTimers();
    recordTimers();
    const soon = vi.fn();
    setTimeout(soon, 1000, 'said');

    vi.advanceTimersByTime(1000);

    expect(soon).toHaveBeenCalledExactlyOnceWith('said');
  });
});
