import { STAGES, type Stage } from '@/features/hiring/stages';

/** Cards in one page of a column. */
export const CARDS_A_PAGE = 25;
/** The most cards on the board, in all columns together. */
export const MOST_CARDS = 150;

/** The visible pages of a column: `pages` of them, beginning with page `from` (the first page is 1). */
export interface Span {
  readonly from: number;
  readonly pages: number;
}
export type Spans = Readonly<Record<Stage, Span>>;

export const FIRST_SPANS = Object.fromEntries(
  STAGES.map((stage) => [stage, { from: 1, pages: 1 }]),
) as Record<Stage, Span>;

/**
 * Adds one page to a column. When the board would hold too many cards, the column's first visible page is
 * dropped.
 * @param cards the number of cards on the board now
 */
export function withMore(spans: Spans, stage: Stage, cards: number): Spans {
  const { from, pages } = spans[stage];
  const fits = cards + CARDS_A_PAGE <= MOST_CARDS;
  return { ...spans, [stage]: fits ? { from, pages: pages + 1 } : { from: from + 1, pages } };
}

/** Adds the page before the visible ones. When the board is full, the last visible page is dropped. */
export function withEarlier(spans: Spans, stage: Stage, cards: number): Spans {
  const { from, pages } = spans[stage];
  if (from === 1) return spans;
  const fits = cards + CARDS_A_PAGE <= MOST_CARDS;
  return { ...spans, [stage]: { from: from - 1, pages: fits ? pages + 1 : pages } };
}

export const pagesOf = ({ from, pages }: Span): readonly number[] =>
  Array.from({ length: pages }, (_, at) => from + at);
