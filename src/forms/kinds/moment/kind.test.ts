import { expect, test, vi } from 'vitest';
import { existingMoment, localMoment, moment, momentIn } from './kind';

test('the value of the control is the same moment when it is read again', () => {
  const given = '2026-11-22T09:30:00.000Z';
  expect(moment.check(localMoment(given), {})).toEqual({ value: given });
  expect(moment.check(moment.write(given) as string, {})).toEqual({ value: given });
});

test('a day alone is its beginning here; digits of any keyboard are accepted', () => {
  expect(momentIn('2026-12-01')).toBe(new Date('2026-12-01T00:00').toISOString());
  expect(momentIn('۲۰۲۶-۱۲-۰۱ ۱۰:۳۰')).toBe(new Date('2026-12-01T10:30').toISOString());
});

test.each(['soon', '2026-02-30T10:00', '2026-13-01', '2026-12-01T25:00'])('%s is no moment', (typed) => {
  expect(moment.check(typed, {})).toEqual({ wrong: { key: 'problems:moment' } });
});

test('a time that a clock change skips is refused; of a repeated one the first counts', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  expect(moment.check('2027-03-14T02:30', {})).toEqual({ wrong: { key: 'problems:skippedHour' } });
  expect(existingMoment('2027-03-14T02:30')).toBeUndefined();
  expect(moment.check('2027-03-14T03:30', {})).toEqual({ value: '2027-03-14T07:30:00.000Z' });
  expect(moment.check('2026-11-01T01:30', {})).toEqual({ value: '2026-11-01T05:30:00.000Z' });
  // A file contains its own time zone, in which no hour is skipped.
  expect(moment.check('2027-03-14T02:30:00Z', {})).toEqual({ value: '2027-03-14T02:30:00.000Z' });
  vi.unstubAllEnvs();
});
