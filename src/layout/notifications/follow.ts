import type { Notification } from '@/api/endpoints/notifications';
import type { RoleName } from '@/config/roles';
import { matchRoute } from '@/routing/matchRoute';
import { mayAccess } from '@/identity/guards/routeAccess';

/**
 * The target of a notification; null if it is not a page of this deployment, or if the role may not see it.
 */
export function linkFor({ link }: Pick<Notification, 'link'>, role: RoleName | null): string | null {
  const path = link?.split(/[?#]/)[0];
  return path !== undefined && matchRoute(path) !== undefined && mayAccess(path, [role]) ? link : null;
}

/**
 * Whether the page that the notification leads to is open. The address may have more parameters, such as
 * filters.
 */
export function isOpenAt({ link }: Pick<Notification, 'link'>, address: string): boolean {
  if (link == null) return false;
  const [leadsTo, shown] = [link, address].map((path) => new URL(path, location.origin));
  return (
    leadsTo?.pathname === shown?.pathname &&
    [...(leadsTo?.searchParams ?? [])].every(([name, value]) => shown?.searchParams.get(name) === value)
  );
}
