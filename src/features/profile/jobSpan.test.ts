import { describe, expect, it } from 'vitest';
import { jobSpan } from './jobSpan';

const TODAY = '2026-11-24';

describe('the time of a job', () => {
  it.each([
    ['2020-01', '2020-01', 1],
    ['2020-01', '2021-02', 14],
    ['2026-10', null, 2],
    ['2026-11', null, 1],
    ['2021-02', '2020-12', null],
  ])('from %s to %s is %s months', (startedOn, finishedOn, months) => {
    expect(jobSpan({ startedOn, finishedOn }, TODAY)).toEqual({
      kind: 'span',
      from: startedOn,
      to: finishedOn,
      months,
    });
  });

  it('that has not begun has a start alone, and none without a start', () => {
    expect(jobSpan({ startedOn: '2026-12', finishedOn: null }, TODAY)).toEqual({
      kind: 'starts',
      from: '2026-12',
    });
    expect(jobSpan({ startedOn: null, finishedOn: '2020-01' }, TODAY)).toEqual({ kind: 'unknown' });
  });
});
