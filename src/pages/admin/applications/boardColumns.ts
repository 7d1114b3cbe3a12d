import { STAGES, type Stage } from '@/features/hiring/stages';

/** Cards that are asked for at a time, in one column. */
export const CARDS_A_PAGE = 25;
/** Cards on the page at most, in all columns. */
export const MOST_CARDS = 150;

/** Which pages of a column are shown: `pages` of them from page `from` on, which begins at 1. */
export interface Span {
  readonly from: number;
  readonly pages: number;
}
export type Spans = Readonly<Record<Stage, Span>>;

export const FIRST_SPANS = Object.fromEntries(
  STAGES.map((stage) => [stage, { from: 1, pages: 1 }]),
) as Record<Stage, Span>;

/**
 * One more page of a column. Where the board would hold too many cards, the column's first page goes for it.
 * @param cards how many the board shows now.
 */
export function withMore(spans: Spans, stage: Stage, cards: number): Spans {
  const { from, pages } = spans[stage];
  const fits = cards + CARDS_A_PAGE <= MOST_CARDS;
  return { ...spans, [stage]: fits ? { from, pages: pages + 1 } : { from: from + 1, pages } };
}

/** The page before the shown ones, in the place of the last of them where the board is full. */
export function withEarlier(spans: Spans, stage: Stage, cards: number): Spans {
  const { from, pages } = spans[stage];
  if (from === 1) return spans;
  const fits = cards + CARDS_A_PAGE <= MOST_CARDS;
  return { ...spans, [stage]: { from: from - 1, pages: fits ? pages + 1 : pages } };
}

export const pagesOf = ({ from, pages }: Span): readonly number[] =>
  Array.from({ length: pages }, (_, at) => from + at);
