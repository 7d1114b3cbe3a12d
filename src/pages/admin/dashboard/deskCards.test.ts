import { expect, test } from 'vitest';
import { trendOf } from './deskCards';

const days = (before: number, now: number) =>
  Array.from({ length: 60 }, (_, at) => ({ count: at === 0 ? before : at === 59 ? now : 0 }));

test('the last 30 days are compared with the 30 before', () => {
  expect(trendOf(days(50, 56))).toMatchObject({ total: 56, change: 0.12 });
  expect(trendOf(days(50, 44)).change).toBeCloseTo(-0.12);
  expect(trendOf(days(50, 50)).change).toBe(0);
  // Less than half a percent, which would be shown as '0% more'.
  expect(trendOf(days(1000, 1004)).change).toBe(0);
});

test('a zero before gives no percentage', () => {
  expect(trendOf(days(0, 5)).change).toBeNull();
  expect(trendOf(days(0, 0)).change).toBe(0);
});
