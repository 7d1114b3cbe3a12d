import { admin } from '@/api/endpoints/admin';
import { educationLevels } from '@/api/endpoints/educationLevels';
import type { ReferenceSource } from '@/forms/kinds/reference/kind';

/** Resources that other resources refer to, and the field that names their records. */
export const USERS: ReferenceSource = {
  list: admin.users.list,
  byId: admin.users.byId,
  title: 'email',
  also: 'fullName',
};
export const ROLES: ReferenceSource = {
  list: admin.roles.list,
  byId: admin.roles.byId,
  title: 'name',
  also: 'displayName',
};
export const LANGUAGE_CERTIFICATES: ReferenceSource = {
  list: admin.languageCertificates.list,
  byId: admin.languageCertificates.byId,
  title: 'name',
  also: 'code',
};
export const EDUCATION_LEVELS: ReferenceSource = {
  list: educationLevels.list,
  byId: educationLevels.byId,
  title: 'name',
  also: 'code',
};
