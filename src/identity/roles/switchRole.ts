import { ROLE_SECURITY } from '@/config/limits';
import type { IdentityNeeds } from '@/identity/needs';
import type { SessionStore, SignedIn } from '@/identity/session/sessionStore';
import type { RoleName } from '@/config/roles';
import { RoleError } from '@/errors/RoleError';
import type { BrowserStorage } from '@/storage/browserStorage';
import { roleSwitches } from '@/storage/keys';
import { auditRole } from './audit';
import type { RoleStore } from './roleStore';

/**
 * The times that count at `now`, in ms since the epoch. A time in the future was stored before the clock was
 * set back. It counts as now: so nobody gets additional switches, and nobody is locked out until that time
 * comes.
 */
const counting = (times: readonly number[], now: number): readonly number[] =>
  times.map((at) => Math.min(at, now)).filter((at) => now - at < ROLE_SECURITY.switchWindow);

/**
 * The times that count, by user id. A future time is stored as `now`. Otherwise it would count as new on
 * every call and would never expire.
 */
function allTimes(storage: BrowserStorage, now: number): ReadonlyMap<string, readonly number[]> {
  const stored = Object.entries(storage.read(roleSwitches) ?? {});
  const all = new Map(stored.map(([id, times]) => [id, counting(times, now)] as const));
  if (stored.some(([, times]) => times.some((at) => at > now))) storeTimes(storage, all);
  return all;
}

const storeTimes = ({ write }: BrowserStorage, all: ReadonlyMap<string, readonly number[]>): boolean =>
  write(roleSwitches, Object.fromEntries([...all].filter(([, times]) => times.length > 0)));

/** Each user may switch 50 times an hour, counted over all tabs and reloads. */
const maySwitch = (storage: BrowserStorage, userId: string, now: number): boolean =>
  (allTimes(storage, now).get(userId) ?? []).length < ROLE_SECURITY.switchesPerHour;

function countSwitch(storage: BrowserStorage, userId: string, now: number): void {
  const all = allTimes(storage, now);
  storeTimes(storage, new Map([...all, [userId, [...(all.get(userId) ?? []), now]]]));
}

type Needs = Pick<IdentityNeeds, 'storage' | 'connection' | 'clock'> & {
  readonly session: SessionStore;
  readonly roles: RoleStore;
};

/**
 * Switches to another role of the person, in the client only (R-1073). Until the switch is done, the old role
 * is in effect.
 * @throws RoleError if nobody is signed in, if the person does not have the role, or if they switched 50
 * times within the hour or another switch is running ('Failed to switch role').
 */
export type SwitchRole = (target: RoleName) => Promise<void>;

export function createSwitchRole({ session: store, roles, storage, connection, clock }: Needs): SwitchRole {
  /** Resolves when the first check of the session is done or the session has ended. */
  function firstCheckDone(): Promise<void> {
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

  /**
   * @throws RoleError if the session has changed since the switch began, or the person does not have the
   * role.
   */
  function requireSameSession(session: SignedIn, target: RoleName): void {
    const now = store.get();
    if (now.status !== 'signedIn' || now.generation !== session.generation) throw new RoleError('noContext');
    if (!roles.get().available.includes(target)) throw new RoleError('notAvailable');
  }

  async function perform(session: SignedIn, target: RoleName): Promise<void> {
    // Anybody can change browser storage, so the server must confirm the roles first.
    await firstCheckDone();
    requireSameSession(session, target);
    store.keepRole(target);
    requireSameSession(session, target);
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
