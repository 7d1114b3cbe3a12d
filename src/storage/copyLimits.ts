import { DAY } from '@/config/time';

/** Limits of the offline copies; age in ms. */
export const COPY_LIMITS = { entries: 300, bytes: 5 * 1024 * 1024, age: 30 * DAY } as const;

/** The description of a copy, stored apart from its text. */
export interface CopyFacts {
  readonly userId: string;
  readonly address: string;
  /** Path template of its endpoint. */
  readonly path: string;
  /** When it was stored, in ms since the epoch. */
  readonly at: number;
  readonly bytes: number;
}

interface JustStored {
  /** The endpoint whose copy was just stored. */
  readonly path: string;
  /** Limit of copies for this endpoint; undefined for none. */
  readonly most: number | undefined;
  readonly now: number;
}

/** The copies to delete: those that are too old, and the oldest ones beyond a limit. */
export function copiesToDelete(
  copies: readonly CopyFacts[],
  { path, most, now }: JustStored,
): readonly CopyFacts[] {
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
