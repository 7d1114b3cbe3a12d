import { matchRoute, statusOf } from '@/routing/matchRoute';
import type { RoleName } from '@/config/roles';
import type { Viewer } from '@/routing/routeRow';
import { isPlain, ownRowOf, pageIdOf, pathOf, type PlainRouteId, ROUTE_IDS } from '@/routing/routes';

/** An entry of the navigation, from the route table. */
export interface NavEntry {
  readonly route: PlainRouteId;
  /** The text key with its namespace. */
  readonly label: string;
}

/** The entries of the bar for a viewer, in their order. */
export const navigationFor = (viewer: Viewer): readonly NavEntry[] =>
  ROUTE_IDS.flatMap((id) => {
    const row = ownRowOf(id);
    const nav = row?.nav;
    // A page that shows 'Coming Soon' when it is switched off stays in the bar, so that no switch changes the
    // bar of a prerendered page.
    return isPlain(id) &&
      nav?.for.includes(viewer) &&
      (row?.whenOff === 'comingSoon' || statusOf(id) !== 'notFound')
      ? [{ route: id, label: nav.label, place: nav.place }]
      : [];
  }).sort((a, b) => a.place - b.place);

export function viewerOf(signedIn: boolean, role: RoleName | null): Viewer {
  if (!signedIn) return 'signedOut';
  return role ?? 'other';
}

const END_SLASHES = /\/+$/;

/** Whether an entry leads to the current page (`page`) or to a page above it (`true`). */
export function currentMark(entry: NavEntry, pathname: string): 'page' | 'true' | undefined {
  const id = matchRoute(pathname)?.id;
  if (id !== undefined && pageIdOf(id) === entry.route) return 'page';
  const target = pathOf(entry.route);
  const path = pathname.toLowerCase().replace(END_SLASHES, '');
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}
