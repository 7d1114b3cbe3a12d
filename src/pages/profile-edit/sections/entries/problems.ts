import type { Day } from '@/eligibility/calendar';
import { readMonth } from '@/forms/fields/monthText';
import type { Wrong } from '@/forms/problems';

export const notInFuture = (day: Day, today: Day): Wrong | undefined =>
  day > today ? { key: 'problems:future' } : undefined;

/**
 * The problem when the end is before the start. The same month is allowed, and unfinished input is not
 * checked.
 */
export function endAfterStart(start: string, end: string): Wrong | undefined {
  const [from, to] = [readMonth(start) ?? undefined, readMonth(end) ?? undefined];
  return from !== undefined && to !== undefined && to < from ? { key: 'problems:endBeforeStart' } : undefined;
}
