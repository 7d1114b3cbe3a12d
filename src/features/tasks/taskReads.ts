import { queryOptions } from '@tanstack/react-query';
import { type Task, tasks } from '@/api/endpoints/tasks';
import { queryClient, queryOptionsFor, send } from '@/api/queries';
import { readPages, type Whole } from '@/api/readPages';

const MOST_PAGES = 5;
const PAGE_SIZE = 100;

export type Tasks = Whole<Task>;

/** All tasks of the person who is signed in. */
export const tasksQuery = () =>
  queryOptions({
    queryKey: [tasks.list.path, null, 'all'],
    queryFn: ({ signal }): Promise<Tasks> =>
      readPages((page) => send(tasks.list, { query: { page, pageSize: PAGE_SIZE }, signal }), MOST_PAGES),
  });

/** One of the own tasks. */
export const taskQuery = (id: string) => queryOptionsFor(tasks.byId, { path: { id } });

/** A call answered with the task as it is now: the screen need not ask for it. */
export const noteTask = (task: Task): void => {
  queryClient().setQueryData(taskQuery(task.id).queryKey, task);
};
