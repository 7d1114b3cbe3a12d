import type { Account } from '@/api/endpoints/auth';
import { splitFullName } from '@/api/sessionAnswer';
import { confirm, currentSession } from './identity';

/** The session user follows what was saved: the bar, the menu and the other tabs show it at once. */
export function followAccount({ fullName, phoneNumber, updatedAt }: Account): void {
  const now = currentSession();
  if (now.status !== 'signedIn') return;
  const { phone: _before, ...user } = now.user;
  confirm(now, {
    ...user,
    ...splitFullName(fullName),
    ...(phoneNumber === null || phoneNumber === undefined || phoneNumber === ''
      ? {}
      : { phone: phoneNumber }),
    updatedAt: updatedAt ?? user.updatedAt,
  });
}

/** The session user knows its user profile once there is one. */
export function followProfile(userProfileId: string): void {
  const now = currentSession();
  if (now.status !== 'signedIn' || now.user.userProfileId === userProfileId) return;
  confirm(now, { ...now.user, userProfileId });
}
