import { isoAfter, isoNow, type Backend } from '../backend.ts';
import type { RoleRecord, User } from '../data/records.ts';
import { conflict, notFound } from '../http/HttpFailure.ts';
import type { Form } from '../http/Form.ts';
import type { Route } from '../http/route.ts';
import { newId } from '../security/tokens.ts';
import { adminRoutes } from './adminEntity.ts';
import { keepAdministration } from './adminUsers.ts';
import { refuseStale } from './stale.ts';

const NAME = { max: 40, pattern: /^[a-z][a-z0-9_]*$/, says: 'Use small letters, digits and underscores.' };

/** The server's names of the product's two roles, User and Admin. */
const SPECIFIED = new Set(['user', 'end_user', 'admin', 'administrator']);
const keepSpecified = ({ name }: RoleRecord): void => {
  if (SPECIFIED.has(name)) throw conflict(`The role ${name} belongs to the product and cannot be changed.`);
};

export const adminRoles = (backend: Backend): Route[] => {
  const { roles, users } = backend.data;
  const freeName = (name: string, id: string): void => {
    const other = roles.find((role) => role.name === name);
    if (other && other.id !== id) throw conflict(`A role with the name ${name} already exists.`);
  };
  const holders = (name: string): User[] => users.filter((user) => user.roles.includes(name));
  const view = (role: RoleRecord) => ({ ...role, users: holders(role.name).length });
  return adminRoutes<RoleRecord>({
    path: '/api/admin/roles',
    all: () => roles.all(),
    require: (id) => roles.require(id),
    view,
    list: {
      search: ({ name, displayName, description }) => [name, displayName, description],
      sort: {
        name: ({ name }) => name,
        displayName: ({ displayName }) => displayName,
        created: ({ created }) => created,
        lastModified: ({ lastModified }) => lastModified,
      },
      defaultSort: 'name',
    },
    insert: (form) => {
      const name = form.required('name', NAME);
      const displayName = form.text('displayName', { max: 80 }) ?? name;
      const description = form.text('description') ?? '';
      form.done();
      freeName(name, '');
      const now = isoNow(backend);
      return roles.put({ id: newId(), name, displayName, description, created: now, lastModified: now });
    },
    change: (id, form) => {
      const role = roles.require(id);
      keepSpecified(role);
      const name = form.has('name') ? form.required('name', NAME) : role.name;
      const displayName = form.text('displayName', { max: 80 }) ?? role.displayName;
      const description = form.text('description') ?? role.description;
      form.done();
      refuseStale(form, view(role));
      freeName(name, id);
      if (name !== role.name && holders(role.name).length > 0) {
        throw conflict('A role that users have cannot be renamed.');
      }
      const lastModified = isoAfter(backend, role.lastModified);
      return roles.update(id, { name, displayName, description, lastModified });
    },
    remove: (id) => {
      const role = roles.require(id);
      keepSpecified(role);
      const { name, displayName } = role;
      if (holders(name).length > 0) throw conflict(`${displayName} is in use and cannot be deleted.`);
      roles.delete(id);
    },
  });
};

interface UserRole {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly role: string;
  readonly roleId: string | null;
  readonly created: string;
  readonly lastModified: string;
}

/** Role assignments. They are stored in the users; the id is `user~role`. */
export const adminUserRoles = (backend: Backend): Route[] => {
  const { roles, users } = backend.data;
  const of = (user: User, role: string): UserRole => ({
    id: `${user.id}~${role}`,
    userId: user.id,
    email: user.email,
    role,
    roleId: roles.find(({ name }) => name === role)?.id ?? null,
    created: user.createdAt,
    lastModified: user.updatedAt,
  });
  const all = (): UserRole[] => users.all().flatMap((user) => user.roles.map((role) => of(user, role)));
  const required = (id: string): UserRole => {
    const found = all().find((assignment) => assignment.id === id);
    if (!found) throw notFound('The assignment');
    return found;
  };
  const roleNamed = (form: Form): string => {
    const given = form.text('role') ?? form.text('roleId') ?? '';
    const role = roles.find(({ id, name }) => id === given || name === given);
    if (!role) form.fail('role', 'This role is not known.');
    return role?.name ?? '';
  };
  const assign = (id: string, names: readonly string[]): User => {
    const user = users.require(id);
    const updatedAt = isoAfter(backend, user.updatedAt);
    return users.update(id, { roles: [...new Set(names)], updatedAt });
  };
  return adminRoutes<UserRole>({
    path: '/api/admin/user-roles',
    all,
    require: required,
    view: (assignment) => assignment,
    list: {
      search: ({ email, role }) => [email, role],
      filters: { role: ({ role }, value) => role === value },
      sort: {
        email: ({ email }) => email,
        role: ({ role }) => role,
        created: ({ created }) => created,
        lastModified: ({ lastModified }) => lastModified,
      },
      defaultSort: 'email',
    },
    insert: (form) => {
      const userId = form.required('userId');
      const role = roleNamed(form);
      const user = users.get(userId);
      if (userId !== '' && !user) form.fail('userId', 'This user is not known.');
      form.done();
      const before = users.require(userId).roles;
      if (before.includes(role)) throw conflict('The user already has this role.');
      return of(assign(userId, [...before, role]), role);
    },
    change: (id, form, by) => {
      const current = required(id);
      const role = roleNamed(form);
      form.done();
      refuseStale(form, current);
      const next = users.require(current.userId).roles.map((name) => (name === current.role ? role : name));
      keepAdministration(backend, by, current.userId, next);
      return of(assign(current.userId, next), role);
    },
    remove: (id, by) => {
      const { userId, role } = required(id);
      const next = users.require(userId).roles.filter((name) => name !== role);
      keepAdministration(backend, by, userId, next);
      assign(userId, next);
    },
  });
};
