import { RecordsPage } from '@/features/records/RecordsPage';
import { adminTaskList } from './adminTaskList';

/** /admin/tasks: the tasks that the agency assigns to applicants. */
export function AdminTasksPage() {
  return <RecordsPage resource={adminTaskList} />;
}
