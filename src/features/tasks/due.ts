import type { Task } from '@/api/endpoints/tasks';
import { type Day, daysBetween, today } from '@/eligibility/calendar';

/** Days until a date, in the reader's time zone; negative when the date has passed. @param now in ms */
export const daysLeft = (dueOn: Day, now: number): number => daysBetween(today(new Date(now)), dueOn);

/** Sorts tasks by due date; tasks without one come last. */
export const byDueDay = (a: Task, b: Task): number => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9');
