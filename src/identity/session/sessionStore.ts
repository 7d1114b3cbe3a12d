import type { IdentityNeeds } from '@/identity/needs';
import { forgetInAudit } from '@/identity/roles/auditEntries';
import { highestRole, mapServerRoles } from '@/identity/roles/mapping';
import { createListeners } from '@/runtime/listeners';
import type { RoleName } from '@/config/roles';
import { usableToken } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import {
  clearPersonal,
  clearPlan,
  clearRemains,
  clearSession,
  clearToolInputs,
  hasSessionRemains,
  readSession,
  saveRenewed,
  saveRole,
  saveSession,
  saveUser,
  type StoredSession,
} from './storedSession';
import { createRefreshToken } from './refreshToken';
import { type Session, type SessionEvent, SIGNED_OUT, type SignedIn, type SignOutReason } from './session';

export { type Session, type SessionEvent, SIGNED_OUT, type SignedIn, type SignOutReason } from './session';

/**
 * Who is signed in: one store, one union, named events (docs/decisions/002-session-is-a-store.md).
 * A half session cannot be written down, and nothing that began in one session reaches the next: whoever
 * waits for an answer compares the generation before it uses it.
 */
const sameUser = (a: SessionUser, b: SessionUser): boolean => JSON.stringify(a) === JSON.stringify(b);

type Needs = Pick<IdentityNeeds, 'storage' | 'connection' | 'setLogUser' | 'forgetInLog' | 'keepsOffline'>;

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore({ storage, connection, setLogUser, forgetInLog, keepsOffline }: Needs) {
  let current: Session = SIGNED_OUT;
  let suspended: SignedIn | undefined;
  let generation = 0;
  /** Whose session ended by itself last, by user id. */
  let endedPerson: string | null = null;
  const refresh = createRefreshToken(storage);
  /** The generation that the client in src/api was told of. */
  let toldGeneration = 0;
  /** Tells of every event, after it took effect. */
  const { subscribe, tell } = createListeners<[event: SessionEvent, before: Session]>();

  function setSession(next: Session, event: SessionEvent): void {
    const before = current;
    current = next;
    connection.use(next.status === 'signedIn' ? next.token : null);
    setLogUser(next.status === 'signedIn' ? next.user.id : null);
    if (toldGeneration !== generation) {
      toldGeneration = generation;
      // Requests of the session before end here, and what they had brought is thrown away.
      connection.next();
    }
    tell(event, before);
  }

  const newSession = (user: SessionUser, token: string, checked: boolean): SignedIn => {
    generation += 1;
    refresh.forget();
    return { status: 'signedIn', user, token, generation, checked };
  };

  /**
   * A person signed in, by whatever way.
   * @param given what the session can be renewed with
   * @param isRemembered whether that is stored; otherwise it is known to this tab alone
   * @returns false when storage refused: the session then lives in this tab only.
   * @throws Error when the token cannot stand in a header: such a login has failed.
   */
  function signedIn(user: SessionUser, token: string, given?: string | null, isRemembered = true): boolean {
    if (usableToken(token) === undefined) throw new Error('Invalid response structure: token is missing');
    suspended = undefined;
    const usableRefresh = usableToken(given) ?? null;
    const saved = saveSession(
      storage,
      { user, token },
      highestRole(mapServerRoles(user.roles)),
      isRemembered ? usableRefresh : null,
    );
    clearToolInputs(storage);
    const session = newSession(user, token, true);
    if (!isRemembered) refresh.hold(usableRefresh);
    setSession(session, 'signedIn');
    return saved;
  }

  /** Whether storage still holds this session; if another tab changed it meanwhile, that is followed. */
  function stillStored(session: SignedIn): boolean {
    if (readSession(storage)?.token === session.token) return true;
    adopt();
    return false;
  }

  /** The same, and also true where another tab has only renewed it. */
  const goesOn = (session: SignedIn): boolean =>
    stillStored(session) || (current.status === 'signedIn' && current.generation === session.generation);

  function end(event: SessionEvent, reason?: SignOutReason): void {
    if (current.status !== 'signedIn') return;
    // What ends by itself is this session, not the one that another tab has begun since.
    if (reason !== undefined && !stillStored(current)) return;
    generation += 1;
    const refreshToken = refresh.known();
    if (refreshToken !== null) current = { ...current, refreshToken };
    refresh.forget();
    const { id } = current.user;
    endedPerson = reason === undefined ? null : id;
    clearSession(storage);
    clearPersonal(storage);
    clearToolInputs(storage);
    if (reason === undefined) clearPlan(storage);
    setSession(reason === undefined ? SIGNED_OUT : { status: 'signedOut', reason }, event);
    forgetInLog(id);
    forgetInAudit(storage, id);
  }

  /** The person signs out: at once, whatever the network does (F-051). */
  const signOut = (): void => end('signedOut');

  /** The server refused this token. A token of an earlier session says nothing about the present one. */
  function expire(token: string): void {
    if (current.status === 'signedIn' && current.token === token) end('expired', 'expired');
  }

  /** Nobody did anything for too long. */
  const timeOut = (): void => end('timedOut', 'timeout');

  /** The current role is no longer this person's, or could not be validated. */
  const loseRole = (): void => end('roleLost', 'roleLost');

  /** Reads what an earlier page left: a whole session, or nothing (then its remains are removed). */
  function restore(): void {
    suspended = undefined;
    const stored = readSession(storage);
    if (stored === undefined) {
      if (hasSessionRemains(storage)) clearRemains(storage);
      if (current.status !== 'signedOut') generation += 1;
      setSession(SIGNED_OUT, 'restored');
    } else {
      setSession(newSession(stored.user, stored.token, false), 'restored');
    }
  }

  /** Whether storage holds another session than the one that is known: not the same one, renewed by another tab. */
  const isOther = (known: SignedIn, kept: StoredSession): boolean =>
    known.user.id !== kept.user.id || (known.token !== kept.token && !keepsOffline(kept.user.id));

  /**
   * The session goes on with another token.
   * @param next what it can be renewed with from now on; none: another tab has stored it
   */
  function renew(of: SignedIn, token: string, next?: string): void {
    if (current.status !== 'signedIn' || current.generation !== of.generation) return;
    if (next !== undefined) saveRenewed(storage, token, next);
    setSession({ ...current, token }, 'updated');
  }

  /** Looks at storage again and follows what another tab did there. Changes nothing in storage. */
  function adopt(): void {
    const stored = readSession(storage);
    const followed = current.status === 'signedIn' ? current : suspended;
    suspended = undefined;
    if (stored === undefined) {
      if (current.status === 'signedOut') return;
      generation += 1;
      setSession(SIGNED_OUT, 'adopted');
    } else if (followed === undefined || isOther(followed, stored)) {
      setSession(newSession(stored.user, stored.token, false), 'adopted');
    } else {
      // What a person may do is believed from the server alone: roles in storage may be anybody's invention.
      const user = { ...stored.user, role: followed.user.role, roles: followed.user.roles };
      const { token } = stored;
      if (current.status !== 'signedIn') setSession({ ...followed, user, token, checked: false }, 'restored');
      else if (token !== followed.token || !sameUser(followed.user, user))
        setSession({ ...followed, user, token }, 'updated');
    }
  }

  /** The page enters the back-forward cache: its last picture must show no personal data (F-128). */
  function suspend(): void {
    if (current.status !== 'signedIn') return;
    suspended = current;
    setSession({ status: 'restoring' }, 'suspended');
  }

  /** The session must be checked again before restricted content shows (after sleep). */
  function doubt(): void {
    if (current.status === 'signedIn' && current.checked)
      setSession({ ...current, checked: false }, 'updated');
  }

  /**
   * The check of a session ended.
   * @param of the session that was checked; if it is no longer the current one, nothing happens.
   * @param user what the server knows about the person; none when it could not be asked.
   */
  function confirm(of: SignedIn, user?: SessionUser): void {
    if (current.status !== 'signedIn' || current.generation !== of.generation || !goesOn(current)) return;
    const storedUser = readSession(storage)?.user;
    if (user !== undefined && storedUser !== undefined && !sameUser(user, storedUser))
      saveUser(storage, user);
    if (user === undefined) setSession({ ...current, checked: true }, 'assumed');
    else if (user.id === current.user.id) setSession({ ...current, user, checked: true }, 'checked');
    else setSession(newSession(user, current.token, true), 'adopted');
  }

  /** Stores the current role beside the session that it belongs to. */
  function keepRole(role: RoleName): void {
    if (current.status === 'signedIn' && goesOn(current)) saveRole(storage, role);
  }

  /** The reason of the last sign-out was told. @returns whether it had not been told before. */
  function announced(): boolean {
    if (current.status !== 'signedOut' || current.reason === undefined) return false;
    setSession(SIGNED_OUT, 'announced');
    return true;
  }

  const get = (): Session => current;

  return {
    signedIn,
    signOut,
    expire,
    timeOut,
    loseRole,
    restore,
    adopt,
    suspend,
    doubt,
    confirm,
    keepRole,
    announced,
    renew,
    refresh,
    get,
    endedPerson: () => endedPerson,
    subscribe,
  };
}
