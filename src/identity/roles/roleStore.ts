import { createListeners } from '@/runtime/listeners';
import type { IdentityNeeds } from '@/identity/needs';
import type { SessionEvent, SessionStore } from '@/identity/session/sessionStore';
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

type Needs = Pick<IdentityNeeds, 'storage' | 'connection' | 'clock'> & { readonly session: SessionStore };

export type RoleStore = ReturnType<typeof createRoleStore>;

export function createRoleStore({ session, storage, connection, clock }: Needs) {
  let state: RoleState = NO_ROLE;
  const { subscribe, tell } = createListeners();

  function set(next: RoleState): void {
    if (next === state) return;
    state = next;
    tell();
  }

  const get = (): RoleState => state;

  /** The saved role if it is still available, else the default choice; storage then says the same. */
  function resolve(available: readonly RoleName[]): RoleName {
    const saved = readRole(storage);
    if (saved !== undefined && available.includes(saved)) return saved;
    const role = highestRole(available);
    if (role === null) throw new RoleError('noValidRoles');
    if (saved !== undefined) log.info('roles', 'The stored role is not available, another was chosen');
    session.keepRole(role);
    return role;
  }

  const isVouchedFor = (event: SessionEvent): boolean => event === 'signedIn' || event === 'checked';

  function follow(event: SessionEvent): void {
    const person = session.get();
    if (person.status === 'signedOut') {
      set(NO_ROLE);
      return;
    }
    // A page in the back-forward cache keeps its role: it continues with the same session or with none.
    if (person.status === 'restoring') return;
    const available = mapServerRoles(person.user.roles);
    const lastValidated = isVouchedFor(event) ? new Date(clock.now()) : state.lastValidated;
    if (person.generation !== state.generation) {
      const role = resolve(available);
      // Storing the role may have shown that another tab had changed the session: that has been followed already.
      if (session.get() !== person) return;
      set({
        ...NO_ROLE,
        available,
        role,
        lastValidated: isVouchedFor(event) ? new Date(clock.now()) : null,
        generation: person.generation,
      });
      return;
    }
    if (state.role !== null && available.includes(state.role)) {
      set({ ...state, available, lastValidated });
      return;
    }
    if (state.lastValidated === null) {
      // The first check showed what was wrong with the stored roles.
      set({ ...state, available, role: resolve(available), switching: null, lastValidated });
      return;
    }
    auditRole(storage, { userId: person.user.id, outcome: 'lost', from: state.role, to: null }, clock.now());
    session.loseRole();
  }

  session.subscribe((event) => {
    try {
      follow(event);
    } catch (error) {
      // Without a role nothing guarded opens: the safe side.
      log.error('roles', 'No role context', { error: new RoleError('initializeFailed', { cause: error }) });
      set(NO_ROLE);
    }
  });

  /** Another tab switched the role: follow it, if this session has it. @returns false when it is not known to. */
  function adopt(): boolean {
    const saved = readRole(storage);
    if (saved === undefined || saved === state.role) return true;
    if (!state.available.includes(saved)) return false;
    set({ ...state, role: saved, switching: null });
    connection.announceCache('session');
    return true;
  }

  return { get, set, subscribe, adopt };
}
