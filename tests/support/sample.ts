import { LANGUAGE_CODES, type LanguageCode } from '../../src/config/languages';

/**
 * Selects rows of a table for `npm test`, where all rows follow one rule that a unit test covers completely.
 * WHOLE=1 selects the whole table.
 */
export const WHOLE = process.env.WHOLE === '1';
/** `npm run test:all`: more than `npm test`, but less than the whole. */
export const ALL = WHOLE || process.env.ALL === '1';

/**
 * The languages in which every surface is checked. `npm test`: one from left to right and one from right to left.
 */
export const PLAYED: readonly LanguageCode[] = ALL ? LANGUAGE_CODES : ['en', 'fa'];

/** Every n-th row, including the first. */
export const cover = <Row>(rows: readonly Row[], everyNth: number): readonly Row[] =>
  rows.filter((_, at) => WHOLE || at % everyNth === 0);

/** Pairs that contain each value of both lists at least once; with WHOLE=1, all combinations. */
export function pairs<A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] {
  return some.flatMap((one, at) =>
    others.flatMap((other, beside) => {
      const counts = WHOLE || at % others.length === beside % some.length;
      return counts ? [[one, other] as const] : [];
    }),
  );
}
