import { expect, test } from 'vitest';
import { date, formatDay } from './kind';

test.each(['2024-02-29', '۲۰۲۴-۰۲-۲۹', '2024/02/29', '2024-02-29T10:00:00Z'])('%s is a day', (typed) => {
  expect(date.check(typed, { precision: 'day' })).toEqual({ value: '2024-02-29' });
});

test.each(['2023-02-29', '2024-13-01', '29.02.2024', 'soon', '2024-2-9'])('%s is none', (typed) => {
  expect(date.check(typed, { precision: 'day' })).toEqual({ wrong: { key: 'problems:date' } });
});

test('a month has no day', () => {
  expect(date.check('2026-11', { precision: 'month' })).toEqual({ value: '2026-11' });
  expect(date.check('2026-13', { precision: 'month' })).toEqual({ wrong: { key: 'problems:typedMonth' } });
});

test.each([
  ['1405-02-29', 'day'],
  ['۱۴۰۵-۰۲', 'month'],
] as const)('%s is in another calendar', (typed, precision) => {
  expect(date.check(typed, { precision })).toEqual({ wrong: { key: 'problems:otherCalendar' } });
});

test('a time from a backend is the same day for everyone', () => {
  expect(date.typed('2026-01-31T00:00:00.000Z')).toBe('2026-01-31');
  expect(formatDay('2026-01-31T00:00:00.000Z', 'day')).toBe(formatDay('2026-01-31', 'day'));
});
