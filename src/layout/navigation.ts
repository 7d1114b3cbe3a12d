import type { RoleName } from '@/config/roles';
import { pathOf, ROUTES, type RouteId } from '@/config/routes';

/** The navigation as data, per role. */
export interface NavEntry {
  readonly route: RouteId;
  readonly label: 'home' | 'dashboard' | 'jobs';
}

/** Who looks at the bar; `other` is signed in without a role that is known here. */
export type Viewer = RoleName | 'other' | 'signedOut';

export const NAVIGATION: Readonly<Record<Viewer, readonly NavEntry[]>> = {
  Admin: [{ route: 'admin', label: 'dashboard' }],
  User: [
    { route: 'home', label: 'home' },
    { route: 'dashboard', label: 'dashboard' },
    { route: 'jobs', label: 'jobs' },
  ],
  other: [{ route: 'dashboard', label: 'dashboard' }],
  signedOut: [{ route: 'jobs', label: 'jobs' }],
};

/** Where 'View Profile' leads, per role; `other` is anyone without a known role. */
export const PROFILE_ROUTE: Readonly<Record<RoleName | 'other', RouteId>> = {
  Admin: 'profile',
  User: 'profile',
  other: 'profile',
};

export function viewerOf(signedIn: boolean, role: RoleName | null): Viewer {
  if (!signedIn) return 'signedOut';
  return role ?? 'other';
}

const END_SLASHES = /\/+$/;
/** A path as the route table writes it; a second path of a page counts as its first. */
function canonical(pathname: string): string {
  const path = pathname.toLowerCase().replace(END_SLASHES, '') || '/';
  const twin = Object.values(ROUTES).find((row) => row.path === path)?.sameAs;
  return twin !== undefined && Object.hasOwn(ROUTES, twin) ? pathOf(twin as RouteId) : path;
}

/** Whether an entry leads to the page that is shown (`page`), or to one above it (`true`). */
export function currentMark(entry: NavEntry, pathname: string): 'page' | 'true' | undefined {
  const path = canonical(pathname);
  const target = pathOf(entry.route);
  if (path === target) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}
