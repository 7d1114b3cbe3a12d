import type { AuthSession } from '@/api/endpoints/auth';
import { SEPARATOR } from '@/ui/text/separator';

/** Whether a device's description is that of a phone or tablet. */
export const isHandheld = (device: string): boolean =>
  /android|iphone|ipad|\bios\b|mobile|phone|tablet/i.test(device);

/** Where a session was opened: the place and the address, as far as the server tells; null when it tells neither. */
export function placeOf({ location, ipAddress }: Pick<AuthSession, 'location' | 'ipAddress'>): string | null {
  const parts = [location, ipAddress].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(SEPARATOR);
}

/** This session, then the others by their last activity, the newest first; those without one at the end. */
export function newestFirst<T extends Pick<AuthSession, 'current' | 'lastActiveAt'>>(
  sessions: readonly T[],
  now: number,
): readonly T[] {
  const rank = ({ current, lastActiveAt }: T): number =>
    current ? Number.POSITIVE_INFINITY : (lastSeen(lastActiveAt, now) ?? Number.NEGATIVE_INFINITY);
  return sessions.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? 0 : second - first;
  });
}

/** The last activity in ms, never later than `now`: clocks differ, and nobody was active in the future. */
export function lastSeen(lastActiveAt: string | null, now: number): number | null {
  const time = Date.parse(lastActiveAt ?? '');
  return Number.isNaN(time) ? null : Math.min(time, now);
}
