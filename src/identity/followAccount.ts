import type { Account } from '@/api/endpoints/auth';
import { splitFullName } from '@/api/sessionAnswer';
import { confirm, currentSession } from './identity';

/**
 * Copies saved account data into the session user, so that the app bar, the menu and the other tabs show it
 * at once.
 */
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

/** Stores the id of a new user profile in the session user. */
export function followProfile(userProfileId: string): void {
  const now = currentSession();
  if (now.status !== 'signedIn' || now.user.userProfileId === userProfileId) return;
  confirm(now, { ...now.user, userProfileId });
}
