import { describe, expect, it } from 'vitest';
import { idlenessAt, lastActivityAt } from './idleness';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 15, 12);

describe('idlenessAt', () => {
  it.each([
    ['just now', 0, { phase: 'active', next: 58 * MINUTE }],
    ['just before the warning', 58 * MINUTE - 1, { phase: 'active', next: 1 }],
    ['at the warning', 58 * MINUTE, { phase: 'warning', left: 2 * MINUTE }],
    ['a moment before the end', HOUR - 1, { phase: 'warning', left: 1 }],
    ['at the end', HOUR, { phase: 'over' }],
    ['after a night of sleep', 9 * HOUR, { phase: 'over' }],
    ['with a clock set back by a day', -24 * HOUR, { phase: 'active', next: 58 * MINUTE }],
  ])('%s', (_name, idle, expected) => {
    expect(idlenessAt(NOW, NOW - idle)).toEqual(expected);
  });

  it('works with a clock that is set to 1970', () => {
    expect(idlenessAt(1000, 0)).toEqual({ phase: 'active', next: 58 * MINUTE - 1000 });
  });
});

describe('lastActivityAt', () => {
  it('is the later of this tab and the others', () => {
    expect(lastActivityAt(NOW, NOW - 5, NOW - 3)).toBe(NOW - 3);
    expect(lastActivityAt(NOW, NOW - 5, NOW - 9)).toBe(NOW - 5);
    expect(lastActivityAt(NOW, NOW - 5, undefined)).toBe(NOW - 5);
  });

  it('counts a time in the future as now', () => {
    expect(lastActivityAt(NOW, NOW - 5, NOW + 24 * HOUR)).toBe(NOW);
    expect(lastActivityAt(0, NOW, NOW)).toBe(0);
  });
});
