import { afterEach, describe, expect, it, vi } from 'vitest';
import { daysLeft } from './due';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the days that are left', () => {
  it.each([
    // The same moment is on different days in different time zones.
    ['America/Los_Angeles', '2026-11-24T02:00:00Z', '2026-11-23'],
    ['Asia/Tokyo', '2026-11-23T16:00:00Z', '2026-11-24'],
  ])('are counted by the calendar of %s', (zone, moment, today) => {
    vi.stubEnv('TZ', zone);
    const now = Date.parse(moment);
    expect(daysLeft(today, now)).toBe(0);
  });

  it('go below zero, and over a change of the clocks', () => {
    const now = Date.parse('2026-03-10T12:00:00Z');
    expect([daysLeft('2026-03-08', now), daysLeft('2026-03-13', now)]).toEqual([-2, 3]);
  });
});
