import { KINDS } from '@/forms/kinds/kinds';
import type { Item } from '@/features/records/resource';

/** The records of one rank in their order. */
export interface Rank {
  readonly level: number | null;
  readonly items: readonly Item[];
}

const numberOf = (item: Item, name: string): number | null => KINDS.number.read(item[name]);

/** The records grouped by rank, lowest first; those without a rank are last. */
export function ranksOf(items: readonly Item[]): readonly Rank[] {
  const ranks = new Map<number | null, Item[]>();
  for (const item of items) {
    const level = numberOf(item, 'level');
    const rank = ranks.get(level);
    if (rank === undefined) ranks.set(level, [item]);
    else rank.push(item);
  }
  return [...ranks]
    .map(([level, members]) => ({
      level,
      items: members.sort((a, b) => (numberOf(a, 'order') ?? Infinity) - (numberOf(b, 'order') ?? Infinity)),
    }))
    .sort((a, b) => (a.level ?? Infinity) - (b.level ?? Infinity));
}

interface Reordering {
  readonly id: string;
  readonly order: number;
}

/**
 * The new order numbers after moving a record one place up (-1) or down (1) within its rank. Two records swap
 * their numbers; when numbers are missing or repeated, the whole rank is numbered again. Empty at the end of
 * the rank.
 */
export function ordersAfterMove(rank: readonly Item[], at: number, by: -1 | 1): readonly Reordering[] {
  const [one, other] = [rank[at], rank[at + by]];
  if (one === undefined || other === undefined) return [];
  const orders = rank.map((item) => numberOf(item, 'order'));
  const distinct = orders.every((order) => order !== null) && new Set(orders).size === orders.length;
  const [mine, theirs] = [numberOf(one, 'order'), numberOf(other, 'order')];
  if (distinct && mine !== null && theirs !== null) {
    return [
      { id: one.id, order: theirs },
      { id: other.id, order: mine },
    ];
  }
  const next = [...rank];
  next[at] = other;
  next[at + by] = one;
  const start = Math.max(1, Math.min(...orders.map((order) => order ?? 1)));
  return next.flatMap((item, index) =>
    numberOf(item, 'order') === start + index ? [] : [{ id: item.id, order: start + index }],
  );
}
