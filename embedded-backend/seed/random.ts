/** A small seeded pseudo-random number generator (mulberry32), so that the data are always the same. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from min to max. */
  whole(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  some<T>(items: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

export const seededRandom = (start: number): Random => {
  let state = start;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  const some = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(whole(0, rest.length - 1), 1));
    return taken;
  };
  return { next, whole, pick, some, chance: (probability) => next() < probability };
};
