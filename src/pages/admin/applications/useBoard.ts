import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { objectOf } from '@/runtime/typed';
import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { queryOptionsFor } from '@/api/queries';
import { type Stage, stageOf, STAGES, STATUSES_OF } from '@/features/hiring/stages';
import type { PipelineState } from './pipeline';

/** Cards in one page of a column. */
export const CARDS_A_PAGE = 25;
/** The most cards on the board, in all columns together. */
const MOST_CARDS = 150;

/** The visible pages of a column: `pages` of them, beginning with page `from` (the first page is 1). */
interface Span {
  readonly from: number;
  readonly pages: number;
}
type Spans = Readonly<Record<Stage, Span>>;

export const FIRST_SPANS: Spans = objectOf(STAGES, () => ({ from: 1, pages: 1 }));

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

export interface Column {
  readonly stage: Stage;
  readonly cards: readonly StaffApplication[];
  /** The number of applications in the column; undefined until it is loaded. */
  readonly total: number | undefined;
  readonly loading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly hasEarlier: boolean;
  readonly more: () => void;
  readonly earlier: () => void;
}

type Asked = Pick<PipelineState, 'search' | 'filters'>;

/** The request for one page of a column. The filter by status does not apply, because each column has its own. */
export const columnQuery = ({ search, filters }: Asked, stage: Stage, page: number) => ({
  ...filters,
  waiting: filters.waiting || null,
  interview: filters.interview || null,
  search,
  q: search,
  status: [...STATUSES_OF[stage]],
  page,
  pageSize: CARDS_A_PAGE,
});

/**
 * The columns of the board. Each is requested separately, 25 cards at a time.
 * @param shown returns an application with the status of its pending move
 */
export function useBoard(
  { search, filters }: Asked,
  shown: (item: StaffApplication) => StaffApplication,
): readonly Column[] {
  const { status: _, ...narrowed } = filters;
  const about = JSON.stringify([search, narrowed]);
  const [boardSpans, setBoardSpans] = useState<{ about: string; spans: Spans }>({
    about,
    spans: FIRST_SPANS,
  });
  // When search or filters change, every column starts at its first page.
  const spans = boardSpans.about === about ? boardSpans.spans : FIRST_SPANS;
  const requestedPages = STAGES.flatMap((stage) => pagesOf(spans[stage]).map((page) => ({ stage, page })));
  const results = useQueries({
    queries: requestedPages.map(({ stage, page }) =>
      queryOptionsFor(adminApplications.list, { query: columnQuery({ search, filters }, stage, page) }),
    ),
  });
  const read = requestedPages.map((each, at) => ({ ...each, result: results[at] }));
  const all = new Map(
    read.flatMap(({ result }) => (result?.data?.data ?? []).map((item) => [item.id, item])),
  );
  const standing = [...all.values()].map((item) => ({ from: stageOf(item.status), item: shown(item) }));
  const change = (next: Spans) => setBoardSpans({ about, spans: next });

  return STAGES.map((stage): Column => {
    const own = read.filter((each) => each.stage === stage).flatMap(({ result }) => result ?? []);
    const failed = own.find(({ isError, data }) => isError && data === undefined);
    const cards = standing.filter(({ item }) => stageOf(item.status) === stage);
    const left = standing.filter(({ from, item }) => from === stage && stageOf(item.status) !== stage).length;
    const come = cards.filter(({ from }) => from !== stage).length;
    const counted = own[0]?.data?.totalCount;
    const { from } = spans[stage];
    const last = own.at(-1)?.data;
    return {
      stage,
      cards: cards.map(({ item }) => item),
      total: counted === undefined ? undefined : Math.max(0, counted - left + come),
      loading: own.some(({ isPending }) => isPending),
      error: failed?.error ?? null,
      retry: () => void failed?.refetch(),
      hasMore: last?.hasNext === true,
      hasEarlier: from > 1,
      more: () => change(withMore(spans, stage, all.size)),
      earlier: () => change(withEarlier(spans, stage, all.size)),
    };
  });
}
