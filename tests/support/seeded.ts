/** A small pseudo-random generator (mulberry32): the same seed gives the same values. */
export interface Seeded {
  /** A number from 0, less than 1. */
  next(): number;
  /** A whole number from 0, less than the limit. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  chance(share: number): boolean;
}

export function seeded(seed: number): Seeded {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
    chance: (share) => next() < share,
  };
}
