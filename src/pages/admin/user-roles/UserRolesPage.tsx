import { admin, type AdminUserRole } from '@/api/endpoints/admin';
import { SERVER_ROLES } from '@/config/roles';
import { RecordsPage } from '@/features/records/RecordsPage';
import { ROLE_FILTER, ROLES, SERVER_ROLE_OPTIONS, USER_FIELD } from '@/features/records/references';
import type { Resource } from '@/features/records/resource';
import { CREATED, LAST_MODIFIED } from '@/features/records/resourceParts';

const isAdministrator = (role: string): boolean => SERVER_ROLES[role.toLowerCase()] === 'Admin';

/**
 * The roles of users as an admin resource. The backend refuses with a 409 to remove the last administrator.
 */
export const userRoles: Resource<AdminUserRole> = {
  id: 'userRoles',
  route: 'adminUserRoles',
  title: 'email',
  version: 'lastModified',
  filters: [ROLE_FILTER],
  guard: ({ userId, role }, me) => {
    // The role may have another name in the session: a sign-in answers 'administrator' for the role 'admin'.
    const staysAdministrator = me.roles.filter(isAdministrator).length > 1;
    if (userId !== me.id || !isAdministrator(role) || staysAdministrator) return {};
    const ownRole = { key: 'records:guards.ownRole' };
    return { edit: ownRole, remove: ownRole };
  },
  fields: [
    USER_FIELD,
    {
      name: 'role',
      label: 'records:fields.role',
      kind: 'reference',
      // The backend accepts the name of a role as its id.
      source: { ...ROLES, id: 'name' },
      shownBy: 'role',
      required: true,
    },
  ],
  columns: [
    { name: 'email', label: 'fields:email', kind: 'text', sorts: true, width: 'minmax(200px, 2fr)' },
    {
      name: 'role',
      label: 'records:fields.role',
      kind: 'choice',
      options: SERVER_ROLE_OPTIONS,
      sorts: true,
      width: 'minmax(120px, 1fr)',
    },
    CREATED,
    LAST_MODIFIED,
  ],
  endpoints: admin.userRoles,
};

export function UserRolesPage() {
  return <RecordsPage resource={userRoles} />;
}
