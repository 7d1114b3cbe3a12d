import { RecordsPage } from '@/features/records/RecordsPage';
import { roles } from './roles';

export function RolesPage() {
  return <RecordsPage resource={roles} />;
}
