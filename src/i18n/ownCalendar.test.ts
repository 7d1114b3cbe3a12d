import { expect, test } from 'vitest';
import { gregorianMonths, inOwnCalendar } from './ownCalendar';

test('Persian readers see a day and a month in their calendar, others see nothing twice', () => {
  expect(inOwnCalendar('2026-11-22', 'fa')).toBe('۱\u00a0آذر ۱۴۰۵');
  expect(inOwnCalendar('2024-02', 'fa')).toBe('بهمن – اسفند ۱۴۰۲');
  expect(inOwnCalendar('2024-03', 'fa')).toBe('اسفند ۱۴۰۲ – فروردین ۱۴۰۳');
  expect(inOwnCalendar('2026-11-22', 'en')).toBeUndefined();
  expect(inOwnCalendar('2026-11', 'ar')).toBeUndefined();
});

test.each(['', '2026-13', '2026-13-01', 'soon', '0012-03-01', '0012-03'])('"%s" has no text', (text) =>
  expect(inOwnCalendar(text, 'fa')).toBeUndefined(),
);

test('the months of a form are Gregorian in Persian too', () => {
  expect(gregorianMonths('fa')).toHaveLength(12);
  expect(gregorianMonths('fa')[0]).toBe('ژانویه');
  expect(gregorianMonths('en')[11]).toBe('December');
});
