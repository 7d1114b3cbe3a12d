import { isoAfter, isWithin, type Backend } from '../backend.ts';
import type { User } from '../data/records.ts';
import { conflict } from '../http/HttpFailure.ts';
import type { Form } from '../http/Form.ts';
import { del, post, type Route } from '../http/route.ts';
import { hashPassword } from '../security/passwords.ts';
import { revokeTokens } from '../security/oneTimeTokens.ts';
import { deleteUser } from '../privacy/leaving.ts';
import { closeSessionsOf, fullNameOf, isAdmin, isBlocked } from '../security/sessions.ts';
import { accountView, findByEmail, namesOf } from './accounts.ts';
import { adminRoutes } from './adminEntity.ts';
import { newUser, PHONE } from './authRegistration.ts';
import { refuseStale } from './stale.ts';

const view = (backend: Backend, user: User) => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  ...accountView(backend, user),
  isBlocked: isBlocked(user),
  blockedReason: user.blockedReason ?? null,
  lastActiveAt: user.lastActiveAt ?? null,
});

/** The roles in the body, or `otherwise` if it has none. */
const rolesOf = (backend: Backend, form: Form, otherwise: readonly string[]): readonly string[] => {
  const roles = form.texts('roles', 20);
  const roleNames = new Set(backend.data.roles.all().map(({ name }) => name));
  if (roles?.some((role) => !roleNames.has(role))) form.fail('roles', 'One of these roles is not known.');
  return roles === undefined ? otherwise : [...new Set(roles)];
};

const LAST = 'This is the last administrator. Give the role to someone else first.';
const OWN = {
  block: 'You can’t block your own account.',
  delete: 'You can’t delete your own account here.',
  role: 'You can’t take the administrator role from yourself.',
} as const;

/** 409 if administrators would lock themselves out, or if no administrator who can sign in would be left. */
const keepAdministrator = ({ data }: Backend, by: User, id: string, own: keyof typeof OWN): void => {
  if (by.id === id) throw conflict(OWN[own]);
  if (!data.users.find((other) => other.id !== id && isAdmin(other) && !isBlocked(other)))
    throw conflict(LAST);
};

/** The same check for a change of roles. `roles` are the user's roles after it. */
export const keepAdministration = (
  backend: Backend,
  by: User,
  id: string,
  roles: readonly string[],
): void => {
  const user = backend.data.users.require(id);
  if (!isAdmin(user) || isAdmin({ ...user, roles })) return;
  keepAdministrator(backend, by, id, 'role');
};

export const adminUsers = (backend: Backend): Route[] => {
  const { users } = backend.data;
  const freeEmail = (email: string, id: string): void => {
    const other = findByEmail(backend, email);
    if (other && other.id !== id) throw conflict('An account with this email address already exists.');
  };
  const routes = adminRoutes<User>({
    path: '/api/admin/users',
    all: () => users.all(),
    require: (id) => users.require(id),
    view: (user) => view(backend, user),
    list: {
      search: (user) => [user.email, fullNameOf(user), ...user.roles],
      filters: {
        role: (user, value) => user.roles.includes(value),
        isEmailVerified: (user, value) => String(user.isEmailVerified) === value,
        isBlocked: (user, value) => String(isBlocked(user)) === value,
        within: ({ createdAt }, value) => isWithin(backend, createdAt, value),
      },
      sort: {
        email: (user) => user.email,
        firstName: (user) => user.firstName,
        lastName: (user) => user.lastName,
        fullName: fullNameOf,
        createdAt: (user) => user.createdAt,
        updatedAt: (user) => user.updatedAt,
        lastActiveAt: (user) => user.lastActiveAt,
      },
      defaultSort: 'createdAt',
      defaultOrder: 'desc',
    },
    insert: async (form) => {
      const email = form.email();
      const names = namesOf(form, { firstName: '', lastName: '' });
      const phoneNumber = form.text('phoneNumber', PHONE) ?? null;
      const password = form.has('password') ? form.newPassword('password') : null;
      const roles = rolesOf(backend, form, ['end_user']);
      form.done();
      freeEmail(email, '');
      const passwordHash = password === null ? null : await hashPassword(password, backend.passwordCost);
      freeEmail(email, '');
      return users.put(newUser(backend, { email, ...names, phoneNumber, roles, passwordHash }));
    },
    change: (id, form, by) => {
      const user = users.require(id);
      const email = form.has('email') ? form.email() : user.email;
      const names = namesOf(form, user);
      const phoneNumber = form.has('phoneNumber')
        ? (form.text('phoneNumber', PHONE) ?? null)
        : user.phoneNumber;
      const roles = rolesOf(backend, form, user.roles);
      const isEmailVerified = form.boolean('isEmailVerified') ?? user.isEmailVerified;
      form.done();
      freeEmail(email, id);
      refuseStale(form, view(backend, user), 'updatedAt');
      keepAdministration(backend, by, id, roles);
      const updatedAt = isoAfter(backend, user.updatedAt);
      return users.update(id, { email, ...names, phoneNumber, roles, isEmailVerified, updatedAt });
    },
    remove: (id, by) => {
      keepAdministrator(backend, by, id, 'delete');
      closeSessionsOf(backend, id);
      deleteUser(backend, id);
    },
  });
  const path = '/api/admin/users/:id';
  const blockedAs = (user: User, blockedReason: string | null) =>
    view(backend, users.update(user.id, { blockedReason, updatedAt: isoAfter(backend, user.updatedAt) }));
  return [
    ...routes,
    // Blocking keeps the sessions, so that a renewal is refused with the reason. Unblocking ends them.
    post(`${path}/block`, async ({ admin, form: read, param }) => {
      const by = admin();
      const user = users.require(param('id'));
      const form = await read();
      const reason = form.required('reason', { max: 300 });
      form.done();
      keepAdministrator(backend, by, user.id, 'block');
      revokeTokens(backend, 'reset', user.id);
      return blockedAs(user, reason);
    }),
    post(`${path}/unblock`, ({ admin, param }) => {
      admin();
      const user = users.require(param('id'));
      if (!isBlocked(user)) return view(backend, user);
      closeSessionsOf(backend, user.id);
      return blockedAs(user, null);
    }),
    del(`${path}/sessions`, ({ admin, param }) => {
      admin();
      closeSessionsOf(backend, users.require(param('id')).id);
    }),
  ];
};
