import { mayAccess } from '@/identity/guards/routeAccess';
import { ownPath } from '@/identity/identity';
import { matchRoute, statusOf } from '@/routing/matchRoute';
import type { PageRow, Viewer } from '@/routing/routeRow';
import { filledPath, pageRowOf, ROUTE_IDS, type RouteId, ROUTES } from '@/routing/routes';

/** A link of the breadcrumb. */
export interface Crumb {
  readonly to: string;
  /** The text key with its namespace. */
  readonly label: string;
}

interface Place {
  readonly id: RouteId;
  readonly params: Readonly<Record<string, string>>;
}

const isInNavigation = ({ nav, menu }: PageRow, viewer: Viewer): boolean =>
  nav?.for.includes(viewer) === true || (viewer !== 'other' && menu?.[viewer] !== undefined);

/** The name of a page in links to it. */
const nameOf = ({ nav, menu, title }: PageRow): string =>
  nav?.label ?? Object.values(menu ?? {})[0]?.label ?? title;

/**
 * The routes that can be the page above, best first: the one named in the route table, then shorter paths,
 * longest first.
 */
function candidatesFor(id: RouteId): readonly RouteId[] {
  const { path } = ROUTES[id];
  const shorter = ROUTE_IDS.filter((other) => path.startsWith(`${ROUTES[other].path}/`)).sort(
    (a, b) => ROUTES[b].path.length - ROUTES[a].path.length,
  );
  const named = pageRowOf(id).above?.route as RouteId | undefined;
  return named === undefined ? shorter : [named, ...shorter];
}

/**
 * The address of a job is its id, '--' and words. An id that contains '--' needs words after it to stay
 * readable.
 */
const jobAddress = ({ job = '' }: Place['params']): Place['params'] => ({
  job: job.includes('--') ? `${job}--job` : job,
});

/**
 * The pages above a page, from the top: those that the viewer may see, without the home page. Empty for a
 * page of the viewer's own navigation.
 */
export function pagesAbove(viewer: Viewer, { id, params }: Place): readonly Crumb[] {
  const row = pageRowOf(id);
  if (isInNavigation(row, viewer)) return [];
  for (const above of candidatesFor(id)) {
    const pageParams = above === 'jobDetail' ? jobAddress(params) : params;
    if (statusOf(above) === 'notFound') continue;
    const to = filledPath(ROUTES[above].path, pageParams);
    if (!mayAccess(to, [viewer])) continue;
    return [
      ...pagesAbove(viewer, { id: above, params: pageParams }),
      { to, label: row.above?.label ?? nameOf(pageRowOf(above)) },
    ];
  }
  return [];
}

/** Where the person came from. */
interface From {
  /** The query string of the address, with its question mark. */
  readonly search: string;
  /** The query string of the job list that this tab showed last; null for none. */
  readonly list: string | null;
}

/**
 * The links of the breadcrumb: the pages above, some with names that depend on where the person came from.
 */
export function crumbsOf(
  viewer: Viewer,
  route: Parameters<typeof pagesAbove>[1],
  { search, list }: From,
): readonly Crumb[] {
  const crumbs = pagesAbove(viewer, route);
  const [first] = crumbs;
  if (first === undefined) return [];
  if (route.id === 'jobDetail' && list !== null)
    return [{ to: `${first.to}${list}`, label: 'jobs:detail.back' }];
  // Prerendered pages do not use the query string, because their markup was made without one.
  if (pageRowOf(route.id).access === 'everyone') return crumbs;
  const back = ownPath(new URLSearchParams(search).get('back'));
  const [path = ''] = back?.split(/[?#]/) ?? [];
  return back !== null && matchRoute(path) !== undefined && mayAccess(path, [viewer])
    ? [{ to: back, label: 'sections:back' }]
    : crumbs;
}
