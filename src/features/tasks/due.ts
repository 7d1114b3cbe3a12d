import type { Task } from '@/api/endpoints/tasks';

const DAY = 86_400_000;

/** The day of a moment in the reader's own calendar. @param now in ms */
export function ownDay(now: number): string {
  const date = new Date(now);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How many days are left until a day, by the reader's calendar; negative when it is over. @param now in ms */
export const daysLeft = (dueOn: string, now: number): number =>
  Math.round((Date.parse(`${dueOn}T00:00:00Z`) - Date.parse(`${ownDay(now)}T00:00:00Z`)) / DAY);

/** What is due first stands first, what has no day last. */
export const byDueDay = (a: Task, b: Task): number => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9');
