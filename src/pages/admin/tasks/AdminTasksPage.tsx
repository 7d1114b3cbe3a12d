import { RecordsPage } from '@/features/records/RecordsPage';
import { adminTaskList } from './adminTaskList';

/** /admin/tasks: what the agency asks of applicants. */
export function AdminTasksPage() {
  return <RecordsPage resource={adminTaskList} />;
}
