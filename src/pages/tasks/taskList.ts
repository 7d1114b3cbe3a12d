import type { Task } from '@/api/endpoints/tasks';
import { byDueDay } from '@/features/tasks/due';
import { listAddress } from '@/lists/address';
import { oneOf } from '@/lists/params';

export const SHOWS = ['open', 'done', 'all'] as const;
export const TASKS = listAddress('taskList', { filters: { show: oneOf(SHOWS) } }, { tidy: true });

const isOver = ({ state }: Task): boolean => state === 'done' || state === 'cancelled';
const PLACES = ['open', 'submitted', 'done', 'cancelled'] as const;

const inOrder = (a: Task, b: Task): number =>
  PLACES.indexOf(a.state) - PLACES.indexOf(b.state) ||
  (a.state === 'open' ? byDueDay(a, b) : (b.lastModified ?? '').localeCompare(a.lastModified ?? ''));

/** The tasks for the filter of the address: open ones by due date, then the others by last change. */
export const shownOf = (list: readonly Task[], show: (typeof SHOWS)[number]): readonly Task[] =>
  list.filter((task) => show === 'all' || isOver(task) === (show === 'done')).sort(inOrder);
