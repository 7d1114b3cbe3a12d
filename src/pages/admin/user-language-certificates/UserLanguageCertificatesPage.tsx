import { admin, type AdminUserLanguageCertificate } from '@/api/endpoints/admin';
import { RecordsPage } from '@/features/records/RecordsPage';
import { LANGUAGE_CERTIFICATES, USER_FIELD } from '@/features/records/references';
import type { Resource } from '@/features/records/resource';
import { LAST_MODIFIED } from '@/features/records/resourceParts';

export const userLanguageCertificates: Resource<AdminUserLanguageCertificate> = {
  id: 'userLanguageCertificates',
  route: 'adminUserLanguageCertificates',
  title: 'email',
  version: 'lastModified',
  filters: [
    {
      name: 'languageCertificateId',
      label: 'records:fields.certificate',
      kind: 'reference',
      source: LANGUAGE_CERTIFICATES,
    },
  ],
  fields: [
    USER_FIELD,
    {
      name: 'languageCertificateId',
      label: 'records:fields.certificate',
      kind: 'reference',
      source: LANGUAGE_CERTIFICATES,
      shownBy: 'certificate',
      required: true,
      once: true,
    },
    { name: 'score', label: 'fields:score', kind: 'text', maxLength: 30, hint: 'score' },
    { name: 'issuedAt', label: 'fields:issuedOn', kind: 'date', precision: 'day' },
  ],
  columns: [
    { name: 'email', label: 'fields:email', kind: 'text', sorts: true, width: 'minmax(180px, 2fr)' },
    {
      name: 'certificate',
      label: 'records:fields.certificate',
      kind: 'text',
      sorts: true,
      width: 'minmax(160px, 1.6fr)',
    },
    { name: 'score', sorts: true, width: 'minmax(72px, 0.6fr)' },
    { name: 'issuedAt', sorts: true, width: 'minmax(112px, 0.8fr)' },
    LAST_MODIFIED,
  ],
  endpoints: admin.userLanguageCertificates,
};

export function UserLanguageCertificatesPage() {
  return <RecordsPage resource={userLanguageCertificates} />;
}
