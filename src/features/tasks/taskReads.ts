import { queryOptions } from '@tanstack/react-query';
import { type Task, tasks } from '@/api/endpoints/tasks';
import { queryClient, queryOptionsFor, send } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { byDueDay } from './due';
import { readPages, type WholeList } from '@/api/readPages';

const MOST_PAGES = 20;
const PAGE_SIZE = 100;

export type Tasks = WholeList<Task>;

/** All tasks of the signed-in person. */
export const tasksQuery = () =>
  queryOptions({
    queryKey: [tasks.list.path, null, 'all'],
    queryFn: ({ signal }): Promise<Tasks> =>
      readPages(
        (page, pageSize) => send(tasks.list, { query: { page, pageSize }, signal }),
        PAGE_SIZE,
        MOST_PAGES,
      ),
  });

/** The open ones of a page of tasks, by due date: a server may ignore the state and has its own order. */
export const openByDueDay = (page: { readonly data: readonly Task[] }): readonly Task[] =>
  page.data.filter(({ state }) => state === 'open').sort(byDueDay);

/** The open tasks, overdue ones first. Disabled when tasks are switched off. */
export const openTasks = () => ({
  ...queryOptionsFor(tasks.list, { query: { state: 'open', page: 1, pageSize: PAGE_SIZE } }),
  select: openByDueDay,
  enabled: areaIsOn('tasks'),
});

/** One task of the signed-in person. */
export const taskQuery = (id: string) => queryOptionsFor(tasks.byId, { path: { id } });

/** Puts the task that a response carried into the cache, so that it need not be requested again. */
export const noteTask = (task: Task): void => {
  queryClient().setQueryData(taskQuery(task.id).queryKey, task);
};

/** Reads a task again, when a 409 did not carry its present state. */
export const readTaskAgain = (id: string): Promise<void> =>
  queryClient().invalidateQueries({ queryKey: taskQuery(id).queryKey });
