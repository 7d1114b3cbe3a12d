import type { Notification } from '@/api/endpoints/notifications';
import type { RoleName } from '@/config/roles';
import { mayAccess } from '@/identity/guards/routeAccess';

/** Where a notification leads; null where that is no address of the app, or closed to the role. */
export const linkFor = ({ link }: Pick<Notification, 'link'>, role: RoleName | null): string | null =>
  link !== null && mayAccess(link.split(/[?#]/)[0] ?? '/', [role]) ? link : null;
