import { expect, it } from 'vitest';
import { badgeCount } from './CountBadge';

it.each([
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [null, null],
  [undefined, null],
  ['', null],
  ['many', null],
  [{}, null],
  [-Infinity, null],
  [1, { shown: 1, more: false }],
  ['12', { shown: 12, more: false }],
  [3.7, { shown: 3, more: false }],
  [99, { shown: 99, more: false }],
  [100, { shown: 99, more: true }],
  [99.5, { shown: 99, more: true }],
  [Infinity, { shown: 99, more: true }],
])('a count of %s shows %s', (count, shown) => {
  expect(badgeCount(count)).toEqual(shown);
});
