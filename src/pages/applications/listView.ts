import type { Application } from '@/api/endpoints/applications';
import { pathOf } from '@/config/routes';
import { columnOf } from '@/features/applications/status';
import { fold, foldedWords } from '@/i18n/fold';
import { compareTexts } from '@/i18n/format';

/** What of the list is shown: the address is its state. */
export const SHOWS = ['all', 'progress', 'offers', 'closed', 'drafts'] as const;
export type Show = (typeof SHOWS)[number];
export const SORTS = ['changed', 'sent', 'company'] as const;
export type Sort = (typeof SORTS)[number];
export const VIEWS = ['list', 'board'] as const;
export type View = (typeof VIEWS)[number];

export interface ListView {
  readonly show: Show;
  readonly q: string;
  readonly sort: Sort;
  readonly page: number;
  readonly view: View;
}

/** Applications on a page of the list. */
export const A_PAGE = 20;
const LONGEST_WORDS = 200;

const oneOf = <T extends string>(list: readonly [T, ...T[]], value: string | null): T =>
  list.find((each) => each === value) ?? list[0];

/** What an address says; what it does not say, or says wrongly, is the first of its kind. */
export function readView(params: URLSearchParams): ListView {
  const page = params.get('page') ?? '';
  return {
    show: oneOf(SHOWS, params.get('show')),
    q: (params.get('q') ?? '').slice(0, LONGEST_WORDS),
    sort: oneOf(SORTS, params.get('sort')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    view: oneOf(VIEWS, params.get('view')),
  };
}

/** The address of a view, without what is the first of its kind. */
export function paramsOf({ show, q, sort, page, view }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (show !== SHOWS[0]) params.set('show', show);
  if (q.trim() !== '') params.set('q', q);
  if (sort !== SORTS[0]) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (view !== VIEWS[0]) params.set('view', view);
  return params;
}

/** The same as a path. */
export function addressOf(view: ListView): string {
  const query = paramsOf(view).toString();
  return query === '' ? pathOf('applications') : `${pathOf('applications')}?${query}`;
}

const SHOWN_AS: Readonly<Record<ReturnType<typeof columnOf>, Show>> = {
  draft: 'drafts',
  submitted: 'progress',
  inReview: 'progress',
  interview: 'progress',
  offer: 'offers',
  closed: 'closed',
};

const isShown = ({ status }: Application, show: Show): boolean =>
  show === 'all' || SHOWN_AS[columnOf(status)] === show;

const holds = (
  { jobTitle, company, location, reference }: Application,
  words: readonly string[],
): boolean => {
  const text = fold([jobTitle, company, location, reference].join(' '));
  return words.every((word) => text.includes(word));
};

const timeOf = (iso: string | null | undefined): number => Date.parse(iso ?? '') || 0;

const ORDERS: Readonly<Record<Sort, (a: Application, b: Application) => number>> = {
  changed: (a, b) => timeOf(b.updatedAt) - timeOf(a.updatedAt),
  sent: (a, b) => timeOf(b.submittedAt) - timeOf(a.submittedAt),
  company: (a, b) => compareTexts()(a.company, b.company),
};

/** The applications that a view shows, in its order, on whatever page. */
export function shownIn(list: readonly Application[], { show, q, sort }: ListView): readonly Application[] {
  const words = foldedWords(q);
  return list
    .filter((each) => isShown(each, show) && holds(each, words))
    .sort((a, b) => ORDERS[sort](a, b) || a.id.localeCompare(b.id));
}

/** How many each link would show. */
export const countsOf = (list: readonly Application[]): ReadonlyMap<Show, number> =>
  new Map(SHOWS.map((show) => [show, list.filter((each) => isShown(each, show)).length]));
