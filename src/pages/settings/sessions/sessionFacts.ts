import type { AuthSession } from '@/api/endpoints/auth';
import { SEPARATOR } from '@/ui/text/separator';

/** Whether the description of a device is that of a phone or tablet. */
export const isHandheld = (device: string): boolean =>
  /android|iphone|ipad|\bios\b|mobile|phone|tablet/i.test(device);

/** Where a session was opened: the place and the IP address; null when the server sends neither. */
export function placeOf({ location, ipAddress }: Pick<AuthSession, 'location' | 'ipAddress'>): string | null {
  const parts = [location, ipAddress].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(SEPARATOR);
}

/** This session first, then the others by their last activity, newest first; those without one are last. */
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

/** The last activity in ms. Limited to `now`, because the server's clock may be ahead. */
export function lastSeen(lastActiveAt: string | null, now: number): number | null {
  const time = Date.parse(lastActiveAt ?? '');
  return Number.isNaN(time) ? null : Math.min(time, now);
}
