import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  dayOf,
  daysBetween,
  daysLeft,
  isDay,
  isMonth,
  lastDayAfter,
  monthNumber,
  today,
} from './calendar';

const days = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('1990-01-01', count));

describe('calendar days', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['26-04-30', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => expect(isDay(text)).toBe(exists));

  it.each([
    ['2026-11-22', '2026-11-22'],
    ['2026-11-22T23:30:00-08:00', '2026-11-22'],
    ['2026-11-22 01:00', '2026-11-22'],
    ['2026-11-221', null],
    ['yesterday', null],
  ])('the day of %s is %s', (text, day) => expect(dayOf(text)).toBe(day));

  it('uses the local time of the device', () => {
    expect(today(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22');
    expect(today(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  });

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %s months is %s', (day, months, result) => expect(addMonths(day, months)).toBe(result));

  it.each([
    ['2024-11-22', 24, '2026-11-21'],
    ['2024-02-29', 24, '2026-02-27'],
    ['2024-08-31', 6, '2025-02-27'],
    ['2021-12-15', 60, '2026-12-14'],
  ])('%s months from %s end the day before', (day, months, last) =>
    expect(lastDayAfter(day, months)).toBe(last),
  );

  it('counts across changes of clocks, leap days and years', () => {
    expect(daysBetween('2026-11-22', '2027-01-21')).toBe(60);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-01-01', '2025-12-31')).toBe(-1);
  });

  it.each([
    ['1990-11-22', '2026-11-22', 36],
    ['1990-11-23', '2026-11-22', 35],
    ['2004-02-29', '2025-02-28', 21],
    ['2004-02-29', '2025-02-27', 20],
  ])('born %s, on %s: %s', (birth, day, age) => expect(ageOn(birth, day)).toBe(age));

  it('converts in both directions', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(isDay(day)).toBe(true);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(isDay(addMonths(day, count % 400))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('calendar months', () => {
  it('are validated and counted', () => {
    expect(isMonth('2026-12')).toBe(true);
    expect(isMonth('2026-13')).toBe(false);
    expect(isMonth('2026-1')).toBe(false);
    expect(monthNumber('2026-01') - monthNumber('2025-12')).toBe(1);
  });
});

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
