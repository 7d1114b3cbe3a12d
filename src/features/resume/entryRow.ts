import type { Change, Difference, Row, RowSection, Why } from './rows';

interface Made {
  readonly section: RowSection;
  readonly id: string;
  readonly title: string;
  readonly differences: readonly Difference[];
  readonly isNew: boolean;
  readonly shortenedTo: number | null;
  readonly change: Change;
}
export const rowOf = ({ isNew, change, ...row }: Made): Row => {
  const state = isNew ? 'new' : row.differences.length > 0 ? 'changed' : 'same';
  return { ...row, state, why: null, change: state === 'same' ? null : change };
};
export const refusedRow = (section: RowSection, id: string, title: string, why: Why): Row => ({
  section,
  id,
  title,
  state: 'refused',
  differences: [],
  shortenedTo: null,
  why,
  change: null,
});

/** Finds the stored entry that an entry of the file describes. Each stored entry is matched only once. */
export function takeStoredMatch<R extends { readonly id: string }>(
  stored: readonly R[],
  isSame: (record: R) => boolean,
  used: Set<string>,
) {
  const found = stored.find((record) => !used.has(record.id) && isSame(record));
  if (found !== undefined) used.add(found.id);
  return found ?? null;
}

/** The stored record with the non-empty members of the first argument over it. */
export function withStoredRest<T extends object>(record: T, stored: T | null): T {
  if (stored === null) return record;
  const filled = Object.entries(record).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...stored, ...Object.fromEntries(filled) };
}
