import { ROLES, type RoleName, UNKNOWN_ROLE_ROUTE } from '@/config/roles';
import { LANDING_PATHS } from '@/routing/routes';
import { isRoleName } from '@/identity/roles/mapping';
import { mayAccess, normalPath } from './routeAccess';

/**
 * Redirects after a change of role: pure functions. null means that the person stays where they are.
 */

/** The default route of a role. An unknown role goes to the home page. */
export const defaultRouteOf = (role: unknown): string =>
  isRoleName(role) ? ROLES[role].defaultRoute : UNKNOWN_ROLE_ROUTE;

/**
 * The path to go to after a login: the remembered path if the role may see it, otherwise the role's default
 * route.
 * @param wanted a path inside this app (src/identity/session/returnTo), or null.
 */
export function afterLogin(role: RoleName, wanted: string | null): string {
  if (wanted === null || isLanding(wanted)) return defaultRouteOf(role);
  return mayAccess(pathnameOf(wanted), [role]) ? wanted : defaultRouteOf(role);
}

/**
 * The path to go to after a switch. The person leaves the old role's default route and pages that the new
 * role may not see.
 */
export function afterSwitch(pathname: string, from: RoleName, to: RoleName): string | null {
  const leaves = normalPath(pathname) === defaultRouteOf(from) || !mayAccess(pathname, [to]);
  return leaves ? defaultRouteOf(to) : null;
}

/** The path to go to from a landing path; with a role nobody stays there. */
export function afterLanding(pathname: string, role: RoleName | null): string | null {
  if (role === null || !isLanding(pathname)) return null;
  const target = defaultRouteOf(role);
  return target === normalPath(pathname) ? null : target;
}

export const isLanding = (path: string): boolean => LANDING_PATHS.includes(normalPath(pathnameOf(path)));

const pathnameOf = (path: string): string => path.split(/[?#]/)[0] ?? '/';
