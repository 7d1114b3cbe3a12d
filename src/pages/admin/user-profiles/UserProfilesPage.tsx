import { RecordsPage } from '@/features/records/RecordsPage';
import { userProfiles } from './userProfiles';

export function UserProfilesPage() {
  return <RecordsPage resource={userProfiles} />;
}
