import { expect, test } from 'vitest';
import { formatInZone, isNight, isSameClock, zoneIn, zoneName } from './zones';

const WINTER = '2026-12-01T15:00:00.000Z';

test('an unknown zone is none', () => {
  expect(zoneIn('America/Toronto')).toBe('America/Toronto');
  for (const zone of ['Mars/Olympus', '', null, '<b>']) expect(zoneIn(zone)).toBeUndefined();
});

test("a moment is written in the local time of the zone, with the zone's name at that time", () => {
  expect(formatInZone(WINTER, 'America/Toronto')).toContain('10:00');
  expect(zoneName('America/Toronto', WINTER, 'en')).toBe('Eastern Standard Time');
  expect(zoneName('America/Toronto', '2026-07-01T15:00:00.000Z', 'en')).toBe('Eastern Daylight Time');
  expect(zoneName('Asia/Tehran', WINTER, 'fa')).toContain('ایران');
});

test('a repeated hour is distinguished by the name of the zone', () => {
  const told = (when: string) => [
    formatInZone(when, 'America/Toronto'),
    zoneName('America/Toronto', when, 'en'),
  ];
  const [first, second] = [told('2026-11-01T05:30:00Z'), told('2026-11-01T06:30:00Z')];
  expect(first[0]).toContain('1:30');
  expect(second[0]).toBe(first[0]);
  expect([first[1], second[1]]).toEqual(['Eastern Daylight Time', 'Eastern Standard Time']);
});

test.each([
  ['2026-12-01T03:00:00Z', 'UTC', true],
  ['2026-12-01T06:59:00Z', 'UTC', true],
  ['2026-12-01T07:00:00Z', 'UTC', false],
  ['2026-12-01T21:59:00Z', 'UTC', false],
  ['2026-12-01T22:00:00Z', 'UTC', true],
  ['2026-12-01T22:00:00Z', 'Asia/Tokyo', false],
])('%s in %s is at night: %s', (when, zone, expected) => {
  expect(isNight(when, zone)).toBe(expected);
});

test('two zones may have the same time', () => {
  expect(isSameClock(WINTER, 'America/Toronto', 'America/New_York')).toBe(true);
  expect(isSameClock(WINTER, 'America/Toronto', 'America/Regina')).toBe(false);
  // The same hour on another day is a different time.
  expect(isSameClock('2026-12-01T10:30:00Z', 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe(false);
});
