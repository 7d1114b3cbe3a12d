import { isoAfter, type Backend } from '../backend.ts';
import type { User } from '../data/records.ts';
import { conflict } from '../http/HttpFailure.ts';
import type { Form } from '../http/Form.ts';
import type { Route } from '../http/route.ts';
import { hashPassword } from '../security/passwords.ts';
import { closeSessionsOf, fullNameOf, isAdmin } from '../security/sessions.ts';
import { accountView, findByEmail, namesOf } from './accounts.ts';
import { adminRoutes } from './adminEntity.ts';
import { newUser, PHONE } from './authRegistration.ts';
import { refuseStale } from './stale.ts';

const view = (backend: Backend, user: User) => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  ...accountView(backend, user),
});

/** The roles that the body names, or the given ones when it names none. */
const rolesOf = (backend: Backend, form: Form, otherwise: readonly string[]): readonly string[] => {
  const roles = form.texts('roles', 20);
  const known = new Set(backend.data.roles.all().map(({ name }) => name));
  if (roles?.some((role) => !known.has(role))) form.fail('roles', 'One of these roles is not known.');
  return roles === undefined ? otherwise : [...new Set(roles)];
};

const LAST = 'This is the last administrator. Give the role to somebody else first.';

/** There is always an administrator, and nobody locks themselves out. `roles`: what the user has afterwards. */
export const keepAdministration = (
  { data }: Backend,
  by: User,
  id: string,
  roles: readonly string[],
): void => {
  const user = data.users.require(id);
  if (!isAdmin(user) || isAdmin({ ...user, roles })) return;
  if (!data.users.find((other) => other.id !== id && isAdmin(other))) {
    throw conflict(LAST);
  }
  if (by.id === id) throw conflict('You cannot take the administrator role from yourself.');
};

const deleteUser = ({ data, files }: Backend, id: string): void => {
  const isTheirs = (record: { userId: string }): boolean => record.userId === id;
  data.sessions.deleteWhere(isTheirs);
  data.oneTimeTokens.deleteWhere(isTheirs);
  data.userProfiles.deleteWhere(isTheirs);
  data.applications.deleteWhere(isTheirs);
  data.savedJobs.deleteWhere(isTheirs);
  data.savedSearches.deleteWhere(isTheirs);
  data.messages.deleteWhere(isTheirs);
  for (const { file, earlier } of data.documents.filter(isTheirs)) {
    for (const name of [file, ...earlier.map((version) => version.file)])
      if (name !== null) files.remove(name);
  }
  data.documents.deleteWhere(isTheirs);
  data.languageTests.deleteWhere(isTheirs);
  data.userLanguageCertificates.deleteWhere(isTheirs);
  data.users.delete(id);
};

export const adminUsers = (backend: Backend): Route[] => {
  const { users } = backend.data;
  const freeEmail = (email: string, id: string): void => {
    const other = findByEmail(backend, email);
    if (other && other.id !== id) throw conflict('An account with this email address already exists.');
  };
  return adminRoutes<User>({
    path: '/api/admin/users',
    all: () => users.all(),
    require: (id) => users.require(id),
    view: (user) => view(backend, user),
    list: {
      search: (user) => [user.email, fullNameOf(user), ...user.roles],
      filters: {
        role: (user, value) => user.roles.includes(value),
        isEmailVerified: (user, value) => String(user.isEmailVerified) === value,
      },
      sort: {
        email: (user) => user.email,
        firstName: (user) => user.firstName,
        lastName: (user) => user.lastName,
        fullName: fullNameOf,
        createdAt: (user) => user.createdAt,
        updatedAt: (user) => user.updatedAt,
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
      const isLast = !users.find((other) => other.id !== id && isAdmin(other));
      if (isLast) throw conflict(LAST);
      if (by.id === id) throw conflict('You cannot delete your own account here.');
      closeSessionsOf(backend, id);
      deleteUser(backend, id);
    },
  });
};
