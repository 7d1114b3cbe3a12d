import type { Job } from '@/api/endpoints/jobs';
import type { CloseReason } from '@/config/jobs';
import { DAY } from '@/config/time';

/** Whether a job accepts applications, and what is shown about its closing date. */
export type Closing =
  | { readonly kind: 'closed'; readonly on: string | null; readonly reason: CloseReason | null }
  /** The closing date has passed by the clock of this device, but the server still calls the job open. */
  | { readonly kind: 'datePassed' }
  /**
   * The job closes within the days in which a card mentions it; `exact` when the time of day is shown too.
   */
  | { readonly kind: 'soon'; readonly at: string; readonly exact: boolean }
  | { readonly kind: 'open'; readonly at: string | null };

const SOON = 7 * DAY;
const EXACT = 2 * DAY;

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
