import { PERMISSIONS, type Permission, ROLES } from '@/config/roles';
import { isRoleName } from './mapping';

/**
 * Permission checks. A check passes if any of the roles grants the permission. Empty, invalid and
 * unknown values are denied, and so is a check that throws.
 */
const isPermission = (value: unknown): value is Permission => PERMISSIONS.some((name) => name === value);

/** Whether any of these roles grants the permission. */
export function hasPermission(roles: unknown, permission: unknown): boolean {
  try {
    if (!Array.isArray(roles) || !isPermission(permission)) return false;
    return roles.some((role: unknown) => isRoleName(role) && ROLES[role].permissions[permission]);
  } catch {
    return false;
  }
}
