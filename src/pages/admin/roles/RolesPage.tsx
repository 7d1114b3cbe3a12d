import { admin, type AdminRole } from '@/api/endpoints/admin';
import { RecordsPage } from '@/features/records/RecordsPage';
import { SPECIFIED_ROLES } from '@/features/records/references';
import type { Resource } from '@/features/records/resource';
import { LAST_MODIFIED } from '@/features/records/resourceParts';
import { lazyDialog } from '@/ui/loading/lazyDialog';

/** The roles as an admin resource. Those of the product cannot be changed. */
export const roles: Resource<AdminRole> = {
  id: 'roles',
  route: 'adminRoles',
  key: 'name',
  title: 'displayName',
  version: 'lastModified',
  csv: 'export',
  usage: { count: 'users', text: 'users' },
  isFixed: ({ name }) => SPECIFIED_ROLES.includes(name),
  fields: [
    {
      name: 'name',
      label: 'records:fields.roleName',
      kind: 'code',
      required: true,
      maxLength: 40,
      pattern: /^[a-z][a-z0-9_]*$/,
      says: 'roleName',
    },
    { name: 'displayName', label: 'records:fields.displayName', kind: 'text', maxLength: 80 },
    { name: 'description', label: 'records:fields.description', kind: 'long', maxLength: 500 },
  ],
  columns: [
    { name: 'displayName', sorts: true, width: 'minmax(120px, 1.2fr)' },
    { name: 'name', sorts: true, width: 'minmax(120px, 1fr)' },
    { name: 'description', width: 'minmax(160px, 2fr)' },
    { name: 'users', label: 'records:fields.users', kind: 'number', width: '72px' },
    LAST_MODIFIED,
  ],
  endpoints: admin.roles,
  panels: [
    {
      label: 'permissions',
      icon: 'key',
      dialog: lazyDialog(() => import('./PermissionsDialog').then((m) => m.PermissionsDialog)),
    },
  ],
};

export function RolesPage() {
  return <RecordsPage resource={roles} />;
}
