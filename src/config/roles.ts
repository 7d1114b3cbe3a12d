import { objectOf } from '@/runtime/typed';

/** Roles, their permissions and how server role names map to them. */

export const ROLE_NAMES = ['Admin', 'User'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

export const PERMISSIONS = [
  'canAccessAdmin',
  'canManageUsers',
  'canManageRoles',
  'canManageSystem',
  'canViewReports',
  'canModerateContent',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
export type PermissionSet = Readonly<Record<Permission, boolean>>;

export interface RoleConfig {
  readonly name: RoleName;
  /** English display name; the interface shows the translation under `roles:<name>.displayName`. */
  readonly displayName: string;
  readonly description: string;
  readonly permissions: PermissionSet;
  readonly defaultRoute: string;
  /** Palette colour: User blue, Admin red. */
  readonly color: 'info' | 'error';
  readonly icon: 'person' | 'admin';
  /** The role with the higher number wins when one must be chosen. */
  readonly hierarchy: number;
}

const all = (value: boolean): PermissionSet => objectOf(PERMISSIONS, () => value);
/** The permissions of somebody without a role. */
export const NO_PERMISSIONS = all(false);

export const ROLES: Readonly<Record<RoleName, RoleConfig>> = {
  User: {
    name: 'User',
    displayName: 'User',
    description: 'Standard user with basic access',
    permissions: NO_PERMISSIONS,
    defaultRoute: '/dashboard',
    color: 'info',
    icon: 'person',
    hierarchy: 1,
  },
  Admin: {
    name: 'Admin',
    displayName: 'Administrator',
    description: 'System administrator with management access',
    permissions: all(true),
    defaultRoute: '/admin',
    color: 'error',
    icon: 'admin',
    hierarchy: 2,
  },
};

/** The start page of an unknown role. */
export const UNKNOWN_ROLE_ROUTE = '/';

/** Maps server role names in lower case to the client's roles; all other names map to User. */
export const SERVER_ROLES: Readonly<Record<string, RoleName>> = {
  administrator: 'Admin',
  admin: 'Admin',
  user: 'User',
  end_user: 'User',
  agent: 'User',
};
export const FALLBACK_ROLE: RoleName = 'User';
