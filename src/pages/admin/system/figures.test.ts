import { describe, expect, test } from 'vitest';
import { daysIn, formatFigure, linesOf } from './figures';

describe('the figures from a backend', () => {
  test('impossible days and counts do no harm', () => {
    const days = [
      { day: '2026-01-01', count: 3 },
      { day: 'soon', count: 1 },
      null,
      { day: '2026-01-02', count: -4 },
    ];
    expect(daysIn({ days }, 'days')).toEqual([
      { day: '2026-01-01', count: 3 },
      { day: '2026-01-02', count: 0 },
    ]);
    expect(daysIn({ days: [] }, 'days')).toBeUndefined();
    expect(daysIn({}, 'days')).toBeUndefined();
  });

  test('groups are opened once; lists, deeper groups and empty values are left out', () => {
    const values = { a: 1, b: '', c: { d: true, e: { f: 1 } }, g: [1], h: null, i: Number.NaN };
    expect(linesOf(values)).toEqual([
      ['a', 1],
      ['c.d', true],
    ]);
  });

  test.each([
    ['uptimeSeconds', 45, '45 seconds'],
    ['uptimeSeconds', 5400, '1.5 hours'],
    ['memoryBytes', 10 * 1024 * 1024, '10 MB'],
    ['sessions', 1234, '1,234'],
  ])('%s of %i reads %s', (name, value, text) => expect(formatFigure(name, value)).toBe(text));
});
