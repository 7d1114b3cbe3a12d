/** The number of history entries whose scroll position is kept. The oldest is dropped first. */
const KEPT = 100;

export interface ScrollPositions {
  keep(entry: string, y: number): void;
  of(entry: string): number;
}

export function scrollPositions(): ScrollPositions {
  const positions = new Map<string, number>();
  return {
    keep(entry, y) {
      positions.delete(entry);
      positions.set(entry, y);
      const [oldest] = positions.keys();
      if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest);
    },
    of: (entry) => positions.get(entry) ?? 0,
  };
}
