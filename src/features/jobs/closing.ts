import type { Job } from '@/api/endpoints/jobs';
import type { CloseReason } from '@/config/jobs';

/** Whether a job still takes applications, and what is said about its end. */
export type Closing =
  | { readonly kind: 'closed'; readonly on: string | null; readonly reason: CloseReason | null }
  /** By the clock of this device, which never closes a job: the server still calls it open. */
  | { readonly kind: 'datePassed' }
  /** Within the days that a card mentions; `exact` within the hours that need a time of day. */
  | { readonly kind: 'soon'; readonly at: string; readonly exact: boolean }
  | { readonly kind: 'open'; readonly at: string | null };

const HOUR = 3_600_000;
const SOON = 7 * 24 * HOUR;
const EXACT = 48 * HOUR;

/** @param now in ms since the epoch, by the clock of this device */
export function closingOf(
  {
    status,
    closesAt,
    closedAt,
    closedReason,
  }: Pick<Job, 'status' | 'closesAt' | 'closedAt' | 'closedReason'>,
  now: number,
): Closing {
  if (status === 'closed')
    return { kind: 'closed', on: closedAt ?? closesAt ?? null, reason: closedReason ?? null };
  if (closesAt === null || closesAt === undefined) return { kind: 'open', at: null };
  const left = Date.parse(closesAt) - now;
  if (Number.isNaN(left)) return { kind: 'open', at: null };
  if (left <= 0) return { kind: 'datePassed' };
  return left <= SOON ? { kind: 'soon', at: closesAt, exact: left <= EXACT } : { kind: 'open', at: closesAt };
}
