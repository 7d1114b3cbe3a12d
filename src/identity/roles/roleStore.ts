import { createStore } from '@/runtime/listeners';
import type { IdentityNeeds } from '@/identity/needs';
import type { SessionEvent, SessionStore } from '@/identity/session/sessionStore';
import { readRole } from '@/identity/session/storedSession';
import type { RoleName } from '@/config/roles';
import { RoleError } from '@/errors/RoleError';
import { log } from '@/logging/logger';
import { auditRole } from './audit';
import { highestRole, mapServerRoles } from './mapping';

/**
 * The current role. It follows the session, which alone decides which roles the person has. A stored
 * role counts only while the person has it (R-1011).
 */
export interface RoleState {
  /** The roles of the person, Admin first. Empty while nobody is signed in. */
  readonly available: readonly RoleName[];
  readonly role: RoleName | null;
  /** The role that a running switch is changing to. Until the switch ends, `role` is the old role. */
  readonly switching: RoleName | null;
  /** When the server last confirmed the role; null if it has not yet. */
  readonly lastValidated: Date | null;
  /** The generation of the session that this state belongs to. */
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
  const { get, set, subscribe } = createStore(NO_ROLE);

  /** The stored role if the person still has it, otherwise their highest role, which is then stored. */
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
    const state = get();
    if (person.status === 'signedOut') {
      set(NO_ROLE);
      return;
    }
    // A page in the back-forward cache keeps its role: when it comes back, it has either the same session or
    // none.
    if (person.status === 'restoring') return;
    const available = mapServerRoles(person.user.roles);
    const lastValidated = isVouchedFor(event) ? new Date(clock.now()) : state.lastValidated;
    if (person.generation !== state.generation) {
      const role = resolve(available);
      // Storing the role may have shown that another tab changed the session. The subscriber has handled that
      // already.
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
      // The role came from storage, and the first check has shown that the person does not have it.
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
      // Without a role no guarded page opens, which is the safe state.
      log.error('roles', 'No role context', { error: new RoleError('initializeFailed', { cause: error }) });
      set(NO_ROLE);
    }
  });

  /**
   * Takes over a role that another tab chose, if the person has it. @returns false if this tab does not know
   * that role of the person.
   */
  function adopt(): boolean {
    const saved = readRole(storage);
    const state = get();
    if (saved === undefined || saved === state.role) return true;
    if (!state.available.includes(saved)) return false;
    set({ ...state, role: saved, switching: null });
    connection.announceCache('session');
    return true;
  }

  return { get, set, subscribe, adopt };
}
