import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { type Day, isMonth, monthNumber, monthOf } from '@/eligibility/calendar';

/**
 * When a job was, is or will be. `months` counts calendar months, including the first and the last; it is
 * null when the end is before the start.
 */
type JobSpan =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'starts'; readonly from: string }
  | {
      readonly kind: 'span';
      readonly from: string;
      readonly to: string | null;
      readonly months: number | null;
    };

export function jobSpan(
  { startedOn, finishedOn }: Pick<Experience, 'startedOn' | 'finishedOn'>,
  today: Day,
): JobSpan {
  if (startedOn === null || !isMonth(startedOn)) return { kind: 'unknown' };
  const now = monthOf(today);
  if (startedOn > now) return { kind: 'starts', from: startedOn };
  const months = monthNumber(finishedOn ?? now) - monthNumber(startedOn) + 1;
  return { kind: 'span', from: startedOn, to: finishedOn, months: months > 0 ? months : null };
}
