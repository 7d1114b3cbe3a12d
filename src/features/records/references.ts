import { admin } from '@/api/endpoints/admin';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { FALLBACK_ROLE, SERVER_ROLES } from '@/config/roles';
import type { Option } from '@/forms/kinds/kind';
import type { ReferenceSource } from '@/forms/kinds/reference/kind';
import type { Field, Filter } from './resource';

/** Resources that other resources refer to, and the field that names their records. */
export const USERS: ReferenceSource = {
  list: admin.users.list,
  byId: admin.users.byId,
  title: 'email',
  also: 'fullName',
};
/** The person of a record. */
export const USER_FIELD = {
  name: 'userId',
  label: 'records:fields.user',
  kind: 'reference',
  source: USERS,
  shownBy: 'email',
  required: true,
  once: true,
} as const satisfies Field;
export const ROLES: ReferenceSource = {
  list: admin.roles.list,
  byId: admin.roles.byId,
  title: 'name',
  also: 'displayName',
};
/** The server's names for the two roles of the product, User and Admin. */
export const SPECIFIED_ROLES = ['end_user', 'user', 'administrator', 'admin'];
/** These roles in the reader's language. Any other role is shown by its name on the server. */
export const SERVER_ROLE_OPTIONS: readonly Option[] = SPECIFIED_ROLES.map((value) => ({
  value,
  label: { key: `roles:${SERVER_ROLES[value] ?? FALLBACK_ROLE}.displayName` },
}));
/** The filter by role, with the words that the column shows. */
export const ROLE_FILTER = {
  name: 'role',
  label: 'records:fields.role',
  kind: 'reference',
  source: ROLES,
  by: 'name',
  names: SERVER_ROLE_OPTIONS,
} as const satisfies Filter;
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
