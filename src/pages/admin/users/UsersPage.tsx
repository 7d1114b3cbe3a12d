import { RecordsPage } from '@/features/records/RecordsPage';
import { users } from './users';

export function UsersPage() {
  return <RecordsPage resource={users} />;
}
