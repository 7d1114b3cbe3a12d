import { RecordsPage } from '@/features/records/RecordsPage';
import { announcementList } from './announcementList';

/** /admin/notifications: what the agency tells many people. */
export function AdminNotificationsPage() {
  return <RecordsPage resource={announcementList} />;
}
