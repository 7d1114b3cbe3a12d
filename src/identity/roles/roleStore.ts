import { announceCache } from '@/api/connection';
import {
  get as getSession,
  keepRole,
  loseRole,
  type SessionEvent,
  setRoleChoice,
  subscribe as subscribeToSession,
} from '@/identity/session/sessionStore';
import { readRole } from '@/identity/session/storedSession';
import type { RoleName } from '@/config/roles';
import { RoleError } from '@/errors/RoleError';
import { log } from '@/logging/logger';
import { auditRole } from './audit';
import { highestRole, mapServerRoles } from './mapping';

/**
 * The current role: follows the session, which alone decides what roles there are. A stored role
 * counts only while the person has it (R-1011).
 */
export interface RoleState {
  /** Admin first. Empty while nobody is signed in. */
  readonly available: readonly RoleName[];
  readonly role: RoleName | null;
  /** The role that a running switch leads to. Until it ends, `role` is the old one. */
  readonly switching: RoleName | null;
  /** When the server last confirmed it; null while it has not. */
  readonly lastValidated: Date | null;
  /** The session that all this belongs to. */
  readonly generation: number;
}

export const NO_ROLE: RoleState = {
  available: [],
  role: null,
  switching: null,
  lastValidated: null,
  generation: 0,
};

let state: RoleState = NO_ROLE;
const listeners = new Set<() => void>();

export function setRoleState(next: RoleState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

export const getRoleState = (): RoleState => state;
export const getNoRole = (): RoleState => NO_ROLE;

export function subscribeToRole(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const defaultChoice = (serverRoles: readonly string[]): RoleName | null =>
  highestRole(mapServerRoles(serverRoles));

/** The saved role if it is still available, else the default choice; storage then says the same. */
function resolve(available: readonly RoleName[]): RoleName {
  const saved = readRole();
  if (saved !== undefined && available.includes(saved)) return saved;
  const role = highestRole(available);
  if (role === null) throw new RoleError('noValidRoles');
  if (saved !== undefined) log.info('roles', 'The stored role is not available, another was chosen');
  keepRole(role);
  return role;
}

const isVouchedFor = (event: SessionEvent): boolean => event === 'signedIn' || event === 'checked';

function follow(event: SessionEvent): void {
  const session = getSession();
  if (session.status === 'signedOut') {
    setRoleState(NO_ROLE);
    return;
  }
  // A page in the back-forward cache keeps its role: it continues with the same session or with none.
  if (session.status === 'restoring') return;
  const available = mapServerRoles(session.user.roles);
  const lastValidated = isVouchedFor(event) ? new Date() : state.lastValidated;
  if (session.generation !== state.generation) {
    const role = resolve(available);
    // Storing the role may have shown that another tab had changed the session: that has been followed already.
    if (getSession() !== session) return;
    setRoleState({
      ...NO_ROLE,
      available,
      role,
      lastValidated: isVouchedFor(event) ? new Date() : null,
      generation: session.generation,
    });
    return;
  }
  if (state.role !== null && available.includes(state.role)) {
    setRoleState({ ...state, available, lastValidated });
    return;
  }
  if (state.lastValidated === null) {
    // The first check showed what was wrong with the stored roles.
    setRoleState({ ...state, available, role: resolve(available), switching: null, lastValidated });
    return;
  }
  auditRole({ userId: session.user.id, outcome: 'lost', from: state.role, to: null });
  loseRole();
}

setRoleChoice(defaultChoice);
subscribeToSession((event) => {
  try {
    follow(event);
  } catch (error) {
    // Without a role nothing guarded opens: the safe side.
    log.error('roles', 'No role context', { error: new RoleError('initializeFailed', { cause: error }) });
    setRoleState(NO_ROLE);
  }
});

/** Another tab switched the role: follow it, if this session has it. @returns false when it is not known to. */
export function adoptRole(): boolean {
  const saved = readRole();
  if (saved === undefined || saved === state.role) return true;
  if (!state.available.includes(saved)) return false;
  setRoleState({ ...state, role: saved, switching: null });
  announceCache('session');
  return true;
}
