import { mayAccess } from '@/identity/guards/routeAccess';
import { ownPath } from '@/identity/identity';
import { matchRoute } from '@/routing/matchRoute';
import type { Viewer } from '@/routing/routeRow';
import { pageRowOf } from '@/routing/routes';
import { type Crumb, pagesAbove } from './pagesAbove';

export type { Crumb } from './pagesAbove';

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
