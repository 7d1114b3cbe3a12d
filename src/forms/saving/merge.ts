/** The version that was typed here, or the one that is stored now. */
export type Side = 'mine' | 'stored';

/** How often in a row a record that others change is merged before the person is told. */
export const MOST_MERGES = 3;

/** The three versions of a record that two people change. */
export interface Versions<V> {
  /** The record as it was read. */
  readonly base: V;
  /** The record as it was changed here. */
  readonly mine: V;
  /** The record on the server now. */
  readonly stored: V;
}

export interface Merged<V, F> {
  /** The changes made here, applied to the stored record. */
  readonly merged: V;
  /**
   * The fields whose stored value was changed elsewhere and differs from the one here, in the order of
   * `fields`.
   */
  readonly elsewhere: readonly F[];
  /** Those of them that were also changed here, so that the person must choose. */
  readonly both: readonly F[];
}

type SameField<V, F> = (one: V, other: V, field: F) => boolean;

const sameJson = <V extends object>(one: V, other: V, field: keyof V): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

export const sameFields = <V extends object>(one: V, other: V, fields: readonly (keyof V)[]): boolean =>
  fields.every((field) => sameJson(one, other, field));

/**
 * Merges the changes made here with the stored record.
 * @param isSame for fields whose equal values can be written in different ways
 */
export function mergeVersions<V extends object, F extends keyof V>(
  { base, mine, stored }: Versions<V>,
  fields: readonly F[],
  isSame: SameField<V, F> = sameJson,
): Merged<V, F> {
  const isChanged = (field: F): boolean => !isSame(mine, base, field);
  const elsewhere = fields.filter((field) => !isSame(stored, base, field) && !isSame(stored, mine, field));
  const merged = { ...mine };
  for (const field of fields) if (!isChanged(field)) merged[field] = stored[field];
  return { merged, elsewhere, both: elsewhere.filter(isChanged) };
}

/** `merged` with the side that the person chose for each field in `asked`; 'mine' if nothing was chosen. */
export function withSides<V extends object, F extends keyof V>(
  { merged, mine, stored }: Pick<Versions<V>, 'mine' | 'stored'> & { readonly merged: V },
  asked: readonly F[],
  sides: ReadonlyMap<F, Side>,
): V {
  const values = { ...merged };
  for (const field of asked) values[field] = (sides.get(field) === 'stored' ? stored : mine)[field];
  return values;
}

/**
 * Saves, and after a conflict saves the merged version, at most {@link MOST_MERGES} more times.
 * @param attempt gets whether it may ask for another attempt; returns whether it asks for one
 */
export async function saveMerged(attempt: (mayRepeat: boolean) => Promise<boolean>): Promise<void> {
  for (let left = MOST_MERGES; left >= 0; left -= 1) {
    if (!(await attempt(left > 0))) return;
  }
}
