import { describe, expect, it } from 'vitest';
import { isHandheld, lastSeen, newestFirst, placeOf } from './sessionFacts';

describe('the facts of a session', () => {
  it.each([
    ['Safari on iOS', true],
    ['Chrome on Android', true],
    ['iPhone 15', true],
    ['Chrome on Windows', false],
    ['Firefox on Linux', false],
    ['Safari on macOS', false],
    ['', false],
  ])('%j is handheld: %s', (device, expected) => expect(isHandheld(device)).toBe(expected));

  it.each([
    ['Toronto, Canada', '10.0.0.1', 'Toronto, Canada\u00a0· 10.0.0.1'],
    [null, '10.0.0.1', '10.0.0.1'],
    ['Toronto', null, 'Toronto'],
    [' ', '', null],
    [null, null, null],
  ])('place %j, address %j', (location, ipAddress, expected) =>
    expect(placeOf({ location, ipAddress })).toBe(expected),
  );

  it('ignore an activity in the future, and an invalid time', () => {
    const now = Date.parse('2026-01-01T12:00:00Z');
    expect(lastSeen('2026-01-01T11:00:00Z', now)).toBe(now - 3_600_000);
    expect(lastSeen('2026-01-01T13:00:00Z', now)).toBe(now);
    expect(lastSeen('yesterday', now)).toBeNull();
    expect(lastSeen(null, now)).toBeNull();
  });

  it('are sorted with this session first, then by their last activity, unknown ones last', () => {
    const now = Date.parse('2026-01-02T00:00:00Z');
    const session = (lastActiveAt: string | null, current = false) => ({ lastActiveAt, current });
    const [own, older, newer, unknown] = [
      session(null, true),
      session('2026-01-01T10:00:00Z'),
      session('2026-01-01T11:00:00Z'),
      session('never'),
    ];
    expect(newestFirst([unknown, older, own, newer], now)).toEqual([own, newer, older, unknown]);
  });
});
