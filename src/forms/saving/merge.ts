/** What was typed here, or what is stored by now. */
export type Side = 'mine' | 'stored';

/** So many times in a row a record that changes elsewhere is merged before the person is told. */
export const MOST_MERGES = 3;

/** The three states of a record that two people change. */
export interface Versions<V> {
  /** What was read. */
  readonly base: V;
  /** What stands here. */
  readonly mine: V;
  /** What the server has now. */
  readonly stored: V;
}

export interface Merged<V, F> {
  /** What was changed here over what is stored. */
  readonly merged: V;
  /** The fields that were changed elsewhere to something else than what stands here, in the order of `fields`. */
  readonly elsewhere: readonly F[];
  /** Those of them that were changed here too: no rule says which side counts. */
  readonly both: readonly F[];
}

type SameField<V, F> = (one: V, other: V, field: F) => boolean;

const sameJson = <V extends object>(one: V, other: V, field: keyof V): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

export const sameFields = <V extends object>(one: V, other: V, fields: readonly (keyof V)[]): boolean =>
  fields.every((field) => sameJson(one, other, field));

/** @param isSame where two values of a field can mean the same and be written differently */
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

/** `merged` with the side that somebody chose for each field that was asked about; 'mine' where nothing was chosen. */
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
 * Saves, and saves what was merged once more, at most {@link MOST_MERGES} times.
 * @param attempt told whether it may ask for another attempt; answers whether it does
 */
export async function saveMerged(attempt: (mayRepeat: boolean) => Promise<boolean>): Promise<void> {
  for (let left = MOST_MERGES; left >= 0; left -= 1) {
    if (!(await attempt(left > 0))) return;
  }
}
