/** What a list shows, as its address says it: deep links, the back button and a reload all lead to the same rows. */
export const SIZES = [10, 25, 50, 100] as const;
export type Size = (typeof SIZES)[number] | 'all';
export type View = 'list' | 'hierarchy' | 'board';

export interface ListState {
  readonly search: string;
  /** A field name; null for the backend's own order. */
  readonly sort: string | null;
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly size: Size;
  readonly view: View;
  /** What is chosen beside the search box, by the name of the filter. */
  readonly filters: Readonly<Record<string, string>>;
}

export const FIRST: ListState = {
  search: '',
  sort: null,
  order: 'asc',
  page: 1,
  size: 10,
  view: 'list',
  filters: {},
};

/** What a list can be sorted and filtered by. */
export interface ListNames {
  readonly sortable: readonly string[];
  readonly filters: readonly string[];
  /** What the address calls the search words; 'search' when not given, which is always understood. */
  readonly words?: 'q' | 'search';
  /** Of the address, what belongs to something else than the list, and stays when the list goes elsewhere. */
  readonly keeps?: readonly string[];
  /** Other ways of showing the same than a list. */
  readonly views?: readonly View[];
}
const LONGEST_SEARCH = 200;
const LONGEST_FILTER = 100;
const LAST_PAGE = 1_000_000;

const sizeOf = (text: string | null): Size =>
  text === 'all' ? 'all' : (SIZES.find((size) => String(size) === text) ?? FIRST.size);

function pageOf(text: string | null): number {
  const page = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : FIRST.page;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/** The state in a query string; anybody may have written it, so what makes no sense counts as absent. */
export function readListState(
  params: URLSearchParams,
  { sortable, filters, words = 'search', views = ['hierarchy'] }: ListNames,
): ListState {
  const asked = params.get('sort');
  const sort = asked !== null && sortable.includes(asked) ? asked : null;
  const chosen = filters.flatMap((name) => {
    const value = (params.get(name) ?? '').slice(0, LONGEST_FILTER);
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    search: (params.get(words) ?? params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    sort,
    order: sort !== null && params.get('order') === 'desc' ? 'desc' : 'asc',
    page: pageOf(params.get('page')),
    size: sizeOf(params.get('size')),
    view: views.find((view) => view === params.get('view')) ?? FIRST.view,
    filters: Object.fromEntries(chosen),
  };
}

/** The query string of a state: what is as usual is left out, so that the plain address is the plain list. */
export function writeListState(
  state: ListState,
  { words = 'search' }: Pick<ListNames, 'words'> = {},
): URLSearchParams {
  const params = new URLSearchParams();
  if (state.view !== FIRST.view) params.set('view', state.view);
  if (state.search !== '') params.set(words, state.search);
  for (const [name, value] of Object.entries(state.filters)) if (value !== '') params.set(name, value);
  if (state.sort !== null) {
    params.set('sort', state.sort);
    if (state.order === 'desc') params.set('order', 'desc');
  }
  if (state.page > 1 && state.size !== 'all') params.set('page', String(state.page));
  if (state.size !== FIRST.size) params.set('size', String(state.size));
  return params;
}
