import { RecordsPage } from '@/features/records/RecordsPage';
import { auditLog } from './auditLog';

/** /admin/audit: the log of writes and sign-ins. */
export function AuditPage() {
  return <RecordsPage resource={auditLog} />;
}
