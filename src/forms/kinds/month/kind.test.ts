import { expect, test } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { month } from './kind';

test('a month is read in the digits of any language, and shown in those of the interface', async () => {
  await startI18n();
  expect(month.check('۲۰۲۴-05', {})).toEqual({ value: '2024-05' });
  expect(month.typed('2024-05')).toBe('2024-05');
  expect([month.read('2024-13'), month.read('2024-05'), month.read(null)]).toEqual([null, '2024-05', null]);
});

test.each([
  ['half of one', '-05', 'problems:month'],
  ['a year of another calendar', '1398-05', 'problems:otherCalendar'],
  ['such a year without a month', '۱۳۹۸-', 'problems:otherCalendar'],
  ['a year long ahead', '2100-05', 'forms:numberRange'],
  ['a year long ahead without a month', '2100-', 'problems:monthAndYear'],
  ['a year without a month', '2024-', 'problems:month'],
])('%s is refused', (_title, typed, key) => expect(month.check(typed, {})).toMatchObject({ wrong: { key } }));
