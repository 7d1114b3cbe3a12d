import { announceCache } from '@/api/connection';
import { get as getSession, keepRole, type SignedIn, subscribe } from '@/identity/session/sessionStore';
import type { RoleName } from '@/config/roles';
import { RoleError } from '@/errors/RoleError';
import { auditRole } from './audit';
import { getRoleState, setRoleState } from './roleStore';
import { countSwitch, maySwitch } from './switchLimit';

/** Resolves when the first check of the session is over, or the session is. */
function checkOver(): Promise<void> {
  const isOver = () => {
    const now = getSession();
    return now.status !== 'signedIn' || now.checked;
  };
  if (isOver()) return Promise.resolve();
  return new Promise((done) => {
    const stop = subscribe(() => {
      if (!isOver()) return;
      stop();
      done();
    });
  });
}

/** @throws RoleError unless the switch is still this session's, and the person has the role. */
function requireStill(session: SignedIn, target: RoleName): void {
  const now = getSession();
  if (now.status !== 'signedIn' || now.generation !== session.generation) throw new RoleError('noContext');
  if (!getRoleState().available.includes(target)) throw new RoleError('notAvailable');
}

async function perform(session: SignedIn, target: RoleName): Promise<void> {
  // Browser storage alone makes nobody an administrator: the server must confirm it.
  await checkOver();
  requireStill(session, target);
  keepRole(target);
  requireStill(session, target);
  countSwitch(session.user.id);
  setRoleState({ ...getRoleState(), role: target, switching: null });
  announceCache('session');
}

/**
 * Switches to another role that the person has; in the client (R-1073). Until it is done
 * the old role counts.
 * @throws RoleError: nobody is signed in; the person does not have the role; 50 switches within the hour or another
 *   switch under way ('Failed to switch role').
 */
export async function switchRole(target: RoleName): Promise<void> {
  const session = getSession();
  const { role: from, available, switching } = getRoleState();
  if (session.status !== 'signedIn' || from === null) throw new RoleError('noContext');
  if (target === from) return;
  const userId = session.user.id;
  const refuse = (code: 'notAvailable' | 'switchFailed'): never => {
    auditRole({ userId, outcome: 'refused', from, to: target });
    throw new RoleError(code);
  };
  if (!available.includes(target)) return refuse('notAvailable');
  if (switching !== null || !maySwitch(userId)) return refuse('switchFailed');

  setRoleState({ ...getRoleState(), switching: target });
  try {
    await perform(session, target);
    auditRole({ userId, outcome: 'switched', from, to: target });
  } finally {
    const now = getRoleState();
    if (now.switching !== null && now.generation === session.generation)
      setRoleState({ ...now, switching: null });
  }
}
