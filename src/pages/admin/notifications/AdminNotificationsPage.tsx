import { RecordsPage } from '@/features/records/RecordsPage';
import { announcementList } from './announcementList';

/** /admin/notifications: the announcements of the agency. */
export function AdminNotificationsPage() {
  return <RecordsPage resource={announcementList} />;
}
