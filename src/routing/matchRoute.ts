import { areaIsOn } from '@/config/areas';
import { routeMatcher } from './routeMatcher';
import type { RouteStatus } from './routeRow';
import { pageRowOf, ROUTES, type RouteId, type RouteParams } from './routes';

/** What the address of a route shows in this deployment. */
export function statusOf(id: RouteId): RouteStatus {
  const { area, whenOff = 'notFound', status = 'real' } = pageRowOf(id);
  return area === undefined || areaIsOn(area) ? status : whenOff;
}

export type RouteMatch = { [Id in RouteId]: { readonly id: Id; readonly params: RouteParams<Id> } }[RouteId];

/** The row of an address, also of one that this deployment has switched off: access is decided by the row. */
export const rowAt = routeMatcher(ROUTES);

/**
 * The route of an address and its parameters; undefined means Page Not Found. Fixed segments are compared
 * without regard to case; parameters keep theirs.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const match = rowAt(pathname);
  return match === undefined || statusOf(match.id) === 'notFound' ? undefined : (match as RouteMatch);
}
