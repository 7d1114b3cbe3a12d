/**
 * What `npm test` takes of a table, where every row follows one rule that a unit test states for all of them. The whole
 * table: WHOLE=1.
 */
export const WHOLE = process.env.WHOLE === '1';
/** `npm run test:all`: more than `npm test`, and less than the whole. */
export const ALL = WHOLE || process.env.ALL === '1';

/** Every n-th row, the first among them. */
export const cover = <Row>(rows: readonly Row[], everyNth: number): readonly Row[] =>
  rows.filter((_, at) => WHOLE || at % everyNth === 0);

/** Pairs in which each value of both lists stands at least once; with WHOLE=1 every value with every other. */
export function pairs<A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] {
  return some.flatMap((one, at) =>
    others.flatMap((other, beside) => {
      const counts = WHOLE || at % others.length === beside % some.length;
      return counts ? [[one, other] as const] : [];
    }),
  );
}
