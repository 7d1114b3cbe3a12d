import { RecordsPage } from '@/features/records/RecordsPage';
import { userRoles } from './userRoles';

export function UserRolesPage() {
  return <RecordsPage resource={userRoles} />;
}
