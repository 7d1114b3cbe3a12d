const DAY = 86_400_000;

/** How much is kept for offline use; age in ms. */
export const COPY_LIMITS = { entries: 300, bytes: 5 * 1024 * 1024, age: 30 * DAY } as const;

/** What is known of a copy without reading it. */
export interface CopyFacts {
  readonly userId: string;
  readonly address: string;
  /** The path template of its endpoint. */
  readonly path: string;
  /** When it came, in ms since the epoch. */
  readonly at: number;
  readonly bytes: number;
}

interface Kept {
  /** Of the endpoint whose copy has just come. */
  readonly path: string;
  /** How many of its addresses are kept; undefined for no limit of its own. */
  readonly most: number | undefined;
  readonly now: number;
}

/** The copies that there is no room for: too old, or the oldest beyond a limit. */
export function superfluous(copies: readonly CopyFacts[], { path, most, now }: Kept): readonly CopyFacts[] {
  const newestFirst = [...copies].sort((a, b) => b.at - a.at);
  let [ofPath, entries, bytes] = [0, 0, 0];
  return newestFirst.filter((copy) => {
    if (now - copy.at > COPY_LIMITS.age) return true;
    if (copy.path === path && most !== undefined) {
      ofPath += 1;
      if (ofPath > most) return true;
    }
    entries += 1;
    bytes += copy.bytes;
    return entries > COPY_LIMITS.entries || bytes > COPY_LIMITS.bytes;
  });
}
