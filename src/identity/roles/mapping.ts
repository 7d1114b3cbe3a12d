import { FALLBACK_ROLE, ROLE_NAMES, ROLES, type RoleName, SERVER_ROLES } from '@/config/roles';
import { log } from '@/logging/logger';

/** Server role names to the client's roles: pure, but for the warning about what was dropped. */

const byPriority = (a: RoleName, b: RoleName): number => ROLES[b].hierarchy - ROLES[a].hierarchy;

/** Whether a value is one of the two roles there are. */
export const isRoleName = (value: unknown): value is RoleName => ROLE_NAMES.some((name) => name === value);

/** The role of one server role name: administrator and admin are Admin, every other text is User. */
export function roleOf(serverRole: string): RoleName {
  const name = serverRole.trim().toLowerCase();
  return Object.hasOwn(SERVER_ROLES, name) ? (SERVER_ROLES[name] ?? FALLBACK_ROLE) : FALLBACK_ROLE;
}

function warnOfDropped(dropped: number): void {
  if (dropped > 0) log.warn('roles', 'Roles that are not valid were dropped', { data: { dropped } });
}

/**
 * The roles of a person: mapped, without doubles, Admin first; no roles give User. What is not a text is dropped
 * with a warning, and a list that is none counts as empty.
 * @param serverRoles role names as the server gave them.
 */
export function mapServerRoles(serverRoles: unknown): readonly RoleName[] {
  const given: readonly unknown[] = Array.isArray(serverRoles) ? serverRoles : [];
  const roles = new Set<RoleName>();
  let dropped = 0;
  for (const role of given) {
    if (typeof role === 'string') roles.add(roleOf(role));
    else dropped += 1;
  }
  warnOfDropped(dropped);
  return roles.size === 0 ? [FALLBACK_ROLE] : [...roles].sort(byPriority);
}

/** Keeps the valid role names of a list (User and Admin, as written here), in its order; warns of the others. */
export function validRoles(names: unknown): readonly RoleName[] {
  const given: readonly unknown[] = Array.isArray(names) ? names : [];
  const valid = [...new Set(given.filter(isRoleName))];
  warnOfDropped(given.filter((name) => !isRoleName(name)).length);
  return valid;
}

/** The recognised role with the highest hierarchy number; null when none is recognised. */
export function highestRole(names: readonly unknown[]): RoleName | null {
  return [...names].filter(isRoleName).sort(byPriority)[0] ?? null;
}
