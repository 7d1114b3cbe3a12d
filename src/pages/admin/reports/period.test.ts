import { describe, expect, it } from 'vitest';
import { periodsOf, REPORTS } from './period';

const TODAY = '2026-11-24';
const asked = (query: string) => periodsOf(REPORTS.read(query), TODAY);

describe('the period in the address', () => {
  it('is the last 90 days, or the named ones', () => {
    expect(asked('').period).toEqual({ from: '2026-08-27', to: TODAY });
    expect(asked('?period=30').period).toEqual({ from: '2026-10-26', to: TODAY });
    expect(asked('?period=365').choice).toBe('365');
  });

  it('may be any days of at most three years, up to today without an end', () => {
    expect(asked('?from=2026-01-01&to=2026-01-31')).toMatchObject({
      choice: 'other',
      period: { from: '2026-01-01', to: '2026-01-31' },
    });
    expect(asked('?from=2026-11-01').period).toEqual({ from: '2026-11-01', to: TODAY });
    expect(asked('?from=2023-01-01&to=2026-01-01').choice).toBe('other');
  });

  it.each([
    '?from=2026-02-01&to=2026-01-01',
    '?from=2023-01-01&to=2026-01-02',
    '?from=2026-02-30',
    '?to=2026-01-31',
    '?from=soon&to=later&period=12',
  ])('counts as absent if it is invalid: %s', (query) => {
    expect(asked(query)).toEqual(asked(''));
  });

  it('is compared with as many days before it, or with the same days of the year before', () => {
    expect(asked('?from=2026-03-01&to=2026-03-31&compare=previous').compare).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
    expect(asked('?from=2024-02-29&to=2024-03-31&compare=year').compare).toEqual({
      from: '2023-02-28',
      to: '2023-03-31',
    });
    expect(asked('?compare=nonsense').compare).toBeUndefined();
  });

  it('is written as it was read', () => {
    const query = '?period=30&compare=previous';
    expect(REPORTS.write(REPORTS.read(query))).toBe(query);
  });
});
