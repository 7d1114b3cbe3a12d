import { RecordsPage } from '@/features/records/RecordsPage';
import { auditLog } from './auditLog';

/** /admin/audit: who wrote what, and who signed in. */
export function AuditPage() {
  return <RecordsPage resource={auditLog} />;
}
