import { describe, expect, test } from 'vitest';
import { ordersAfterMove, ranksOf } from './moves';

const item = (id: string, level: number | null, order: number | null) => ({ id, level, order });

describe('ranks', () => {
  test('lowest first, each in its order, those without one last', () => {
    const ranks = ranksOf([item('d', null, 1), item('c', 2, 1), item('b', 1, 9), item('a', 1, 3)]);
    expect(ranks.map(({ level, items }) => [level, items.map(({ id }) => id).join('')])).toEqual([
      [1, 'ab'],
      [2, 'c'],
      [null, 'd'],
    ]);
  });
});

describe('moving within a rank', () => {
  const rank = [item('a', 1, 3), item('b', 1, 9), item('c', 1, 12)];
  test('two change places', () => {
    expect(ordersAfterMove(rank, 0, 1)).toEqual([
      { id: 'a', order: 9 },
      { id: 'b', order: 3 },
    ]);
    expect(ordersAfterMove(rank, 2, -1)).toEqual([
      { id: 'c', order: 9 },
      { id: 'b', order: 12 },
    ]);
  });
  test('nothing at either end', () => {
    expect(ordersAfterMove(rank, 0, -1)).toEqual([]);
    expect(ordersAfterMove(rank, 2, 1)).toEqual([]);
  });
  test('missing or repeated orders are numbered again', () => {
    expect(ordersAfterMove([item('a', 1, 5), item('b', 1, 5), item('c', 1, null)], 0, 1)).toEqual([
      { id: 'b', order: 1 },
      { id: 'a', order: 2 },
      { id: 'c', order: 3 },
    ]);
  });
});
