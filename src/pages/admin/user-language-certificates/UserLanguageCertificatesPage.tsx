import { RecordsPage } from '@/features/records/RecordsPage';
import { userLanguageCertificates } from './userLanguageCertificates';

export function UserLanguageCertificatesPage() {
  return <RecordsPage resource={userLanguageCertificates} />;
}
