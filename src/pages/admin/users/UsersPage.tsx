import { admin, type AdminUser } from '@/api/endpoints/admin';
import { auth } from '@/api/endpoints/auth';
import { RecordsPage } from '@/features/records/RecordsPage';
import { ROLE_FILTER, SERVER_ROLE_OPTIONS } from '@/features/records/references';
import { type Me, type Resource, textOf } from '@/features/records/resource';
import { withinFilter } from '@/features/records/resourceParts';
import { lazyDialog } from '@/ui/loading/lazyDialog';

const assignTask = lazyDialog(() => import('@/features/tasks/AssignDialog').then((m) => m.AssignDialog));

const isMine = ({ id }: AdminUser, me: Me): boolean => id === me.id;
const BLOCKED = { on: 'blocked', off: 'notBlocked' } as const;
const STATES = { on: 'confirmed', off: 'unconfirmed' } as const;

/**
 * All accounts as an admin resource. The backend refuses to delete one's own account and the last
 * administrator.
 */
export const users: Resource<AdminUser> = {
  id: 'users',
  route: 'adminUsers',
  key: 'email',
  title: 'email',
  version: 'updatedAt',
  csv: 'export',
  // Deleting an account also deletes everything that belongs to it.
  goesForGood: true,
  columnsNeed: 60,
  filters: [
    ROLE_FILTER,
    { name: 'isEmailVerified', label: 'records:fields.confirmed', kind: 'switch', states: STATES },
    withinFilter('records:fields.registered'),
    { name: 'isBlocked', label: 'records:fields.blocked', kind: 'switch', states: BLOCKED },
  ],
  guard: (user, me) => (isMine(user, me) ? { remove: { key: 'records:guards.ownDelete' } } : {}),
  fields: [
    {
      name: 'email',
      label: 'fields:email',
      kind: 'text',
      ltr: true,
      required: true,
      maxLength: 254,
      hint: 'newUser',
    },
    { name: 'firstName', label: 'fields:firstName', kind: 'text', required: true, maxLength: 100 },
    { name: 'lastName', label: 'fields:lastName', kind: 'text', maxLength: 100 },
    { name: 'phoneNumber', label: 'fields:phone', kind: 'text', ltr: true, maxLength: 30 },
    {
      name: 'isEmailVerified',
      label: 'records:fields.confirmed',
      kind: 'switch',
      states: STATES,
      bulk: true,
    },
  ],
  columns: [
    { name: 'email', sorts: true, width: 'minmax(10.25rem, 2fr)' },
    { name: 'fullName', label: 'fields:name', kind: 'text', sorts: true, width: 'minmax(6rem, 1.2fr)' },
    {
      name: 'roles',
      label: 'terms:roles',
      kind: 'choices',
      options: SERVER_ROLE_OPTIONS,
      width: 'minmax(6.5rem, 1fr)',
    },
    { name: 'isEmailVerified', width: 'minmax(5.75rem, 0.8fr)' },
    {
      name: 'createdAt',
      label: 'records:fields.created',
      kind: 'date',
      sorts: true,
      width: 'minmax(4.5rem, 1fr)',
    },
    {
      name: 'lastActiveAt',
      label: 'records:fields.lastActive',
      kind: 'date',
      sorts: true,
      width: 'minmax(4.5rem, 1fr)',
    },
    {
      name: 'updatedAt',
      label: 'records:fields.lastModified',
      kind: 'date',
      sorts: true,
      width: 'minmax(4.75rem, 1fr)',
    },
  ],
  details: [
    { name: 'isBlocked', label: 'records:fields.blocked', kind: 'switch', states: BLOCKED },
    { name: 'blockedReason', label: 'fields:reason', kind: 'long', maxLength: 300 },
  ],
  endpoints: admin.users,
  forSelected: { label: 'terms:assignATask', area: 'tasks', dialog: assignTask },
  panels: [
    {
      label: 'message',
      icon: 'chat',
      area: 'messages',
      dialog: lazyDialog(() =>
        import('@/features/conversation/MessageToPerson').then((m) => m.MessageToPerson),
      ),
    },
    { label: 'task', icon: 'assign', area: 'tasks', dialog: assignTask },
  ],
  actions: [
    {
      id: 'passwordLink',
      icon: 'mail',
      call: auth.forgotPassword,
      args: (user) => ({ body: { email: textOf(user, 'email') } }),
    },
    {
      id: 'signOut',
      icon: 'logout',
      call: admin.users.signOut,
      bulk: true,
      args: ({ id }) => ({ path: { id } }),
    },
    {
      id: 'block',
      icon: 'block',
      call: admin.users.block,
      bulk: true,
      fields: [{ name: 'reason', label: 'fields:reason', kind: 'long', required: true, maxLength: 300 }],
      when: (user, me) =>
        user.isBlocked !== true && (isMine(user, me) ? { key: 'records:guards.ownBlock' } : true),
    },
    {
      id: 'unblock',
      icon: 'open',
      call: admin.users.unblock,
      args: ({ id }) => ({ path: { id } }),
      when: ({ isBlocked }) => isBlocked === true,
      note: ({ blockedReason }) => {
        const reason = blockedReason ?? '';
        return reason === '' ? undefined : { key: 'records:actions.unblock.note', values: { reason } };
      },
    },
  ],
};

export function UsersPage() {
  return <RecordsPage resource={users} />;
}
