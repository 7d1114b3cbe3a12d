import { applications } from '@/api/endpoints/applications';
import { tasks } from '@/api/endpoints/tasks';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';

/** What several parts of the dashboard are made of. */
const APPLICATIONS = 50;
const SHOWN_TASKS = 5;

export const firstApplications = () =>
  queryOptionsFor(applications.list, { query: { page: 1, pageSize: APPLICATIONS } });

/** What the agency asks, what is overdue first; nothing is asked where tasks are switched off. */
export const openTasks = () => ({
  ...queryOptionsFor(tasks.list, { query: { state: 'open', page: 1, pageSize: SHOWN_TASKS } }),
  enabled: areaIsOn('tasks'),
});
