import type { Application } from '@/api/endpoints/applications';
import { type Applications, applicationsQuery } from '@/features/applications/applicationReads';
import { columnOf } from '@/features/applications/status';
import { compareTexts } from '@/i18n/format';
import { listAddress } from '@/lists/address';
import { oneOf, pages, words } from '@/lists/params';
import { wholeSource } from '@/lists/wholeSource';

export const SHOWS = ['all', 'progress', 'offers', 'closed', 'drafts'] as const;
type Show = (typeof SHOWS)[number];
export const SORTS = ['changed', 'sent', 'company'] as const;
export const VIEWS = ['list', 'board'] as const;

export const APPLICATIONS = listAddress(
  'applications',
  {
    filters: { show: oneOf(SHOWS) },
    search: words({ name: 'q' }),
    sort: oneOf(SORTS),
    page: pages(),
    view: oneOf(VIEWS),
  },
  { tidy: true },
);
export type ListView = typeof APPLICATIONS.plain;

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

const timeOf = (iso: string | null | undefined): number => Date.parse(iso ?? '') || 0;

const ORDERS: Readonly<Record<ListView['sort'], (a: Application, b: Application) => number>> = {
  changed: (a, b) => timeOf(b.updatedAt) - timeOf(a.updatedAt),
  sent: (a, b) => timeOf(b.submittedAt) - timeOf(a.submittedAt),
  company: (a, b) => compareTexts()(a.company, b.company),
};

/** All applications of the person, twenty per page. */
export const applicationsSource = wholeSource<Application, ListView, Applications>({
  query: applicationsQuery,
  itemsOf: ({ list }) => list,
  textOf: ({ jobTitle, company, location, reference }) => [jobTitle, company, location, reference].join(' '),
  arrange: (list, { filters: { show }, sort }) =>
    list.filter((each) => isShown(each, show)).sort((a, b) => ORDERS[sort](a, b) || a.id.localeCompare(b.id)),
  size: 20,
});

/** The number of applications that each filter link would show. */
export const countsOf = (list: readonly Application[]): ReadonlyMap<Show, number> =>
  new Map(SHOWS.map((show) => [show, list.filter((each) => isShown(each, show)).length]));
