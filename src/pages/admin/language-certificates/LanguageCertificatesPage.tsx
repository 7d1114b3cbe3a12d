import { RecordsPage } from '@/features/records/RecordsPage';
import { languageCertificates } from './languageCertificates';

export function LanguageCertificatesPage() {
  return <RecordsPage resource={languageCertificates} />;
}
