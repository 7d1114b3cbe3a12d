import type { IdentityNeeds } from '@/identity/needs';
import { forgetInAudit } from '@/identity/roles/audit';
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
  readRefresh,
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

const sameUser = (a: SessionUser, b: SessionUser): boolean => JSON.stringify(a) === JSON.stringify(b);

type Needs = Pick<IdentityNeeds, 'storage' | 'connection' | 'setLogUser' | 'forgetInLog' | 'keepsOffline'>;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Who is signed in (docs/decisions/002-session-is-a-store.md). Whoever waits for an answer compares the
 * generation before using it, so that nothing from one session reaches the next.
 */
export function createSessionStore({ storage, connection, setLogUser, forgetInLog, keepsOffline }: Needs) {
  let current: Session = SIGNED_OUT;
  let suspended: SignedIn | undefined;
  let generation = 0;
  /** User id of the person whose session last ended without a logout. */
  let endedPerson: string | null = null;
  const refresh = createRefreshToken(storage);
  /** The generation that the client in src/api last got. */
  let clientGeneration = 0;
  /** Notifies the subscribers of an event after it took effect. */
  const { subscribe, tell } = createListeners<[event: SessionEvent, before: Session]>();

  function setSession(next: Session, event: SessionEvent): void {
    const before = current;
    current = next;
    connection.use(next.status === 'signedIn' ? next.token : null);
    setLogUser(next.status === 'signedIn' ? next.user.id : null);
    if (clientGeneration !== generation) {
      clientGeneration = generation;
      // Requests of the previous session are aborted and their cached answers are dropped.
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
   * Signs a person in.
   * @param given the refresh token
   * @param isRemembered whether the refresh token is stored; otherwise only this tab has it
   * @returns false if storage refused: the session is in this tab only. @throws Error: token not fit for a header
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

  /** Whether storage still holds this session. If another tab changed it, this tab takes over the change. */
  function stillStored(session: SignedIn): boolean {
    if (readSession(storage)?.token === session.token) return true;
    adopt();
    return false;
  }

  /** Like `stillStored`, and also true if another tab has only renewed the session. */
  const isIntact = (session: SignedIn): boolean =>
    stillStored(session) || (current.status === 'signedIn' && current.generation === session.generation);

  function end(event: SessionEvent, reason?: SignOutReason): void {
    if (current.status !== 'signedIn') return;
    // Without a logout only this session may end, not one that another tab has begun since.
    if (reason !== undefined && !stillStored(current)) return;
    if (event === 'signedOut') connection.signingOut(current.token);
    generation += 1;
    const refreshToken = readRefresh(storage);
    if (refreshToken !== undefined) current = { ...current, refreshToken };
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

  /** Signs the person out at once, without waiting for the network (F-051). */
  const signOut = (): void => end('signedOut');

  /** Ends the session because the server refused this token. A token of an earlier session is ignored. */
  function expire(token: string): void {
    if (current.status === 'signedIn' && current.token === token) end('expired', 'expired');
  }

  /** Ends the session after too long without activity. */
  const timeOut = (): void => end('timedOut', 'timeout');

  /** Ends the session because the person no longer has the current role, or it could not be validated. */
  const loseRole = (): void => end('roleLost', 'roleLost');

  /** Reads the session that an earlier page stored. An incomplete session is removed. */
  function restore(): void {
    suspended = undefined;
    const stored = readSession(storage);
    if (stored === undefined) {
      if (hasSessionRemains(storage)) clearRemains(storage);
      if (current.status !== 'signedOut') generation += 1;
      setSession(SIGNED_OUT, 'restored');
    } else setSession(newSession(stored.user, stored.token, false), 'restored');
  }

  /** Whether storage holds another session. One that another tab renewed is the same. */
  const isOther = (session: SignedIn, kept: StoredSession): boolean =>
    session.user.id !== kept.user.id || (session.token !== kept.token && !keepsOffline(kept.user.id));

  /**
   * Replaces the token of the session.
   * @param next the new refresh token; undefined if another tab has stored it
   */
  function renew(of: SignedIn, token: string, next?: string): void {
    if (current.status !== 'signedIn' || current.generation !== of.generation) return;
    if (next !== undefined) saveRenewed(storage, token, next);
    setSession({ ...current, token }, 'updated');
  }

  /** Reads storage again and takes over what another tab changed there. It changes nothing in storage. */
  function adopt(): void {
    const stored = readSession(storage);
    const followed = current.status === 'signedIn' ? current : suspended;
    suspended = undefined;
    // What can still be undone here is sent as the person who did it.
    if (current.status === 'signedIn' && (stored === undefined || isOther(current, stored)))
      connection.signingOut(current.token);
    if (stored === undefined) {
      if (current.status === 'signedOut') return;
      generation += 1;
      setSession(SIGNED_OUT, 'adopted');
    } else if (followed === undefined || isOther(followed, stored)) {
      setSession(newSession(stored.user, stored.token, false), 'adopted');
    } else {
      // Only the server is trusted about roles, because anybody can change them in storage.
      const user = { ...stored.user, role: followed.user.role, roles: followed.user.roles };
      const { token } = stored;
      if (current.status !== 'signedIn') setSession({ ...followed, user, token, checked: false }, 'restored');
      else if (token !== followed.token || !sameUser(followed.user, user))
        setSession({ ...followed, user, token }, 'updated');
    }
  }

  /**
   * Hides the session when the page enters the back-forward cache: its last image must show no personal data
   * (F-128).
   */
  function suspend(): void {
    if (current.status !== 'signedIn') return;
    suspended = current;
    setSession({ status: 'restoring' }, 'suspended');
  }

  /** Makes restricted content wait for another check of the session (after sleep). */
  function doubt(): void {
    if (current.status === 'signedIn' && current.checked)
      setSession({ ...current, checked: false }, 'updated');
  }

  /**
   * Handles the end of a check.
   * @param of the session that was checked; if it is no longer the current one, nothing happens.
   * @param user the person as the server knows them; undefined if the server could not be asked.
   */
  function confirm(of: SignedIn, user?: SessionUser): void {
    if (current.status !== 'signedIn' || current.generation !== of.generation || !isIntact(current)) return;
    const storedUser = readSession(storage)?.user;
    if (user !== undefined && storedUser !== undefined && !sameUser(user, storedUser))
      saveUser(storage, user);
    if (user === undefined) setSession({ ...current, checked: true }, 'assumed');
    else if (user.id === current.user.id) setSession({ ...current, user, checked: true }, 'checked');
    else setSession(newSession(user, current.token, true), 'adopted');
  }

  /** Stores the current role next to the session. */
  function keepRole(role: RoleName): void {
    if (current.status === 'signedIn' && isIntact(current)) saveRole(storage, role);
  }

  /** Marks the reason of the last sign-out as shown. @returns whether it had not been shown before. */
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
