import { admin, type AdminLanguageCertificate } from '@/api/endpoints/admin';
import { RecordsPage } from '@/features/records/RecordsPage';
import type { Resource } from '@/features/records/resource';
import { CREATED, LAST_MODIFIED } from '@/features/records/resourceParts';

/** The accepted language tests as an admin resource. */
export const languageCertificates: Resource<AdminLanguageCertificate> = {
  id: 'languageCertificates',
  route: 'adminLanguageCertificates',
  key: 'code',
  title: 'name',
  version: 'lastModified',
  usage: { count: 'users', text: 'users' },
  fields: [
    {
      name: 'code',
      label: 'records:fields.code',
      kind: 'code',
      required: true,
      maxLength: 40,
      pattern: /^[a-z0-9][a-z0-9-]*$/i,
      says: 'certificateCode',
    },
    { name: 'name', label: 'words:name', kind: 'text', required: true, maxLength: 120 },
    { name: 'language', label: 'fields:language', kind: 'language', required: true, bulk: true },
  ],
  columns: [
    { name: 'code', sorts: true, width: 'minmax(7rem, 1.2fr)' },
    { name: 'name', sorts: true, width: 'minmax(160px, 2fr)' },
    { name: 'language', sorts: true, width: 'minmax(96px, 1fr)' },
    { name: 'users', label: 'records:fields.users', kind: 'number', width: '72px' },
    CREATED,
    LAST_MODIFIED,
  ],
  endpoints: admin.languageCertificates,
};

export function LanguageCertificatesPage() {
  return <RecordsPage resource={languageCertificates} />;
}
