import { FALLBACK_ROLE, ROLE_NAMES, ROLES, type RoleName, SERVER_ROLES } from '@/config/roles';
import { log } from '@/logging/logger';

/**
 * Maps server role names to the client's roles. The functions are pure, except that they log a
 * warning about dropped values.
 */

const byPriority = (a: RoleName, b: RoleName): number => ROLES[b].hierarchy - ROLES[a].hierarchy;

/** Whether a value is one of the two role names of the client. */
export const isRoleName = (value: unknown): value is RoleName => ROLE_NAMES.some((name) => name === value);

/**
 * The client's role for one server role name: administrator and admin are Admin, every other text is User.
 */
export function roleOf(serverRole: string): RoleName {
  const name = serverRole.trim().toLowerCase();
  return Object.hasOwn(SERVER_ROLES, name) ? (SERVER_ROLES[name] ?? FALLBACK_ROLE) : FALLBACK_ROLE;
}

/**
 * The client's roles of a person, without duplicates, Admin first. No roles give User. Values that are not
 * strings are dropped with a warning, and a value that is not an array counts as empty.
 * @param serverRoles role names as the server sent them.
 */
export function mapServerRoles(serverRoles: unknown): readonly RoleName[] {
  const list: readonly unknown[] = Array.isArray(serverRoles) ? serverRoles : [];
  const roles = new Set<RoleName>();
  let dropped = 0;
  for (const role of list) {
    if (typeof role === 'string') roles.add(roleOf(role));
    else dropped += 1;
  }
  if (dropped > 0) log.warn('roles', 'Roles that are not valid were dropped', { data: { dropped } });
  return roles.size === 0 ? [FALLBACK_ROLE] : [...roles].sort(byPriority);
}

/** The valid role with the highest hierarchy number, or null if none is valid. */
export function highestRole(names: readonly unknown[]): RoleName | null {
  return [...names].filter(isRoleName).sort(byPriority)[0] ?? null;
}
