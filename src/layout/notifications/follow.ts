import type { Notification } from '@/api/endpoints/notifications';
import type { RoleName } from '@/config/roles';
import { matchRoute } from '@/routing/matchRoute';
import { mayAccess } from '@/identity/guards/routeAccess';

/** Where a notification leads; null where that is no page of this deployment, or closed to the role. */
export function linkFor({ link }: Pick<Notification, 'link'>, role: RoleName | null): string | null {
  const path = link?.split(/[?#]/)[0];
  return path !== undefined && matchRoute(path) !== undefined && mayAccess(path, [role]) ? link : null;
}

/** Whether what it leads to is what the page shows: its address may say more, as how a list was narrowed. */
export function isOpenAt({ link }: Pick<Notification, 'link'>, address: string): boolean {
  if (link == null) return false;
  const [leadsTo, shown] = [link, address].map((path) => new URL(path, location.origin));
  return (
    leadsTo?.pathname === shown?.pathname &&
    [...(leadsTo?.searchParams ?? [])].every(([name, value]) => shown?.searchParams.get(name) === value)
  );
}
