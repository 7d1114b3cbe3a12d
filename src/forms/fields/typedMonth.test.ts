import { expect, test } from 'vitest';
import { NO_MONTH, readMonth, typedMonth } from './typedMonth';

const TODAY = '2026-11-22';

test.each([
  ['05', '2020', '2020-05'],
  ['05', ' ۲۰۲۰ ', '2020-05'],
  ['12', '٢٠٢١', '2021-12'],
])('%s of %s is a month', (month, year, value) =>
  expect(readMonth({ month, year }, TODAY)).toEqual({ kind: 'month', value }),
);

test.each([
  ['', '', 'none'],
  ['05', '', 'incomplete'],
  ['', '2020', 'incomplete'],
  ['05', '20', 'wrongYear'],
  ['05', '1399', 'wrongYear'],
  ['05', '2037', 'wrongYear'],
  ['', 'soon', 'wrongYear'],
])('"%s" of "%s" is %s', (month, year, kind) => expect(readMonth({ month, year }, TODAY)).toEqual({ kind }));

test('a stored month is typed the way it was read', () => {
  expect(typedMonth('2020-05')).toEqual({ month: '05', year: '2020' });
  expect(typedMonth('2020-13')).toBe(NO_MONTH);
  expect(typedMonth(null)).toBe(NO_MONTH);
});
