import type { Task } from '@/api/endpoints/tasks';

const DAY = 86_400_000;

/** The date of a moment in the reader's time zone. @param now in ms */
export function ownDay(now: number): string {
  const date = new Date(now);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Days until a date, in the reader's time zone; negative when the date has passed. @param now in ms */
export const daysLeft = (dueOn: string, now: number): number =>
  Math.round((Date.parse(`${dueOn}T00:00:00Z`) - Date.parse(`${ownDay(now)}T00:00:00Z`)) / DAY);

/** Sorts tasks by due date; tasks without one come last. */
export const byDueDay = (a: Task, b: Task): number => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9');
