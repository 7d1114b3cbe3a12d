import { expect, it } from 'vitest';
import { monthText, readMonth, typedMonth } from './monthText';

it.each([
  ['', null],
  ['-', null],
  ['2024-05', '2024-05'],
  ['۲۰۲۴-05', '2024-05'],
  [' 2024 -12', '2024-12'],
])('"%s" is %s', (typed, month) => {
  expect(readMonth(typed)).toBe(month);
});

it.each(['2024-', '-05', '24-05', '2024-13', 'soon-05'])(
  '"%s" is half a month, or an impossible one',
  (typed) => {
    expect(readMonth(typed)).toBeUndefined();
  },
);

it('keeps the input of either half', () => {
  for (const text of ['', '2024-', '-05', '2024-05', '20-24-05'])
    expect(monthText(typedMonth(text))).toBe(text);
});
