import type { IdentityNeeds } from '@/identity/needs';
import type { SessionStore, SignedIn } from '@/identity/session/sessionStore';
import type { RoleName } from '@/config/roles';
import { RoleError } from '@/errors/RoleError';
import { auditRole } from './audit';
import type { RoleStore } from './roleStore';
import { countSwitch, maySwitch } from './switchLimit';

type Needs = Pick<IdentityNeeds, 'storage' | 'connection' | 'clock'> & {
  readonly session: SessionStore;
  readonly roles: RoleStore;
};

/**
 * Switches to another role that the person has; in the client (R-1073). Until it is done
 * the old role counts.
 * @throws RoleError: nobody is signed in; the person does not have the role; 50 switches within the hour or another
 *   switch under way ('Failed to switch role').
 */
export type SwitchRole = (target: RoleName) => Promise<void>;

export function createSwitchRole({ session: store, roles, storage, connection, clock }: Needs): SwitchRole {
  /** Resolves when the first check of the session is over, or the session is. */
  function checkOver(): Promise<void> {
    const isOver = () => {
      const now = store.get();
      return now.status !== 'signedIn' || now.checked;
    };
    if (isOver()) return Promise.resolve();
    return new Promise((done) => {
      const stop = store.subscribe(() => {
        if (!isOver()) return;
        stop();
        done();
      });
    });
  }

  /** @throws RoleError unless the switch is still this session's, and the person has the role. */
  function requireStill(session: SignedIn, target: RoleName): void {
    const now = store.get();
    if (now.status !== 'signedIn' || now.generation !== session.generation) throw new RoleError('noContext');
    if (!roles.get().available.includes(target)) throw new RoleError('notAvailable');
  }

  async function perform(session: SignedIn, target: RoleName): Promise<void> {
    // Browser storage alone makes nobody an administrator: the server must confirm it.
    await checkOver();
    requireStill(session, target);
    store.keepRole(target);
    requireStill(session, target);
    countSwitch(storage, session.user.id, clock.now());
    roles.set({ ...roles.get(), role: target, switching: null });
    connection.announceCache('session');
  }

  async function switchRole(target: RoleName): Promise<void> {
    const session = store.get();
    const { role: from, available, switching } = roles.get();
    if (session.status !== 'signedIn' || from === null) throw new RoleError('noContext');
    if (target === from) return;
    const userId = session.user.id;
    const refuse = (code: 'notAvailable' | 'switchFailed'): never => {
      auditRole(storage, { userId, outcome: 'refused', from, to: target }, clock.now());
      throw new RoleError(code);
    };
    if (!available.includes(target)) return refuse('notAvailable');
    if (switching !== null || !maySwitch(storage, userId, clock.now())) return refuse('switchFailed');

    roles.set({ ...roles.get(), switching: target });
    try {
      await perform(session, target);
      auditRole(storage, { userId, outcome: 'switched', from, to: target }, clock.now());
    } finally {
      const now = roles.get();
      if (now.switching !== null && now.generation === session.generation)
        roles.set({ ...now, switching: null });
    }
  }

  return switchRole;
}
