import type { Renewal } from '@/api/connection';
import { ApiError } from '@/errors/ApiError';
import type { IdentityNeeds } from '@/identity/needs';
import type { SessionStore, SignedIn } from './sessionStore';
import { readRefresh, readSession } from './storedSession';

const LOCK = 'visatalent_refresh';

/** Statuses that mean that the session cannot be renewed. Any other failure may be temporary. */
const FINAL_STATUSES: readonly (number | null)[] = [400, 401, 403, 404, 405, 501];

type Needs = Pick<IdentityNeeds, 'storage' | 'keepsOffline' | 'loadCalls'> & {
  readonly session: SessionStore;
};

/** Runs a function in only one tab at a time. */
async function oneTab<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, run) : run();
}

/**
 * Renews a session whose token was refused, if this device is used offline and has a refresh token. Only one
 * tab asks the server; the others take the tokens that it stored.
 */
export function createRenewal({ session, storage, keepsOffline, loadCalls }: Needs) {
  let running: { readonly token: string; readonly outcome: Promise<Renewal> } | undefined;

  const isStill = (of: SignedIn): boolean => {
    const now = session.get();
    return now.status === 'signedIn' && now.generation === of.generation;
  };

  async function attempt(of: SignedIn): Promise<Renewal> {
    const { askAgain } = await loadCalls();
    return oneTab(async () => {
      if (!isStill(of)) return 'refused';
      const stored = readSession(storage);
      if (stored !== undefined && stored.user.id === of.user.id && stored.token !== of.token) {
        session.renew(of, stored.token);
        return 'renewed';
      }
      const refreshToken = readRefresh(storage);
      if (refreshToken === undefined) return 'refused';
      try {
        const answer = await askAgain(refreshToken, of.token);
        if (answer.user.id !== of.user.id) return 'refused';
        session.renew(of, answer.token, answer.refreshToken ?? refreshToken);
        return 'renewed';
      } catch (error) {
        return error instanceof ApiError && FINAL_STATUSES.includes(error.status) ? 'refused' : 'unreachable';
      }
    });
  }

  /** @returns undefined if no renewal is tried: the refused token then ends the session. */
  return (token: string): Promise<Renewal> | undefined => {
    const now = session.get();
    if (now.status !== 'signedIn' || now.token !== token || !keepsOffline(now.user.id)) return undefined;
    if (running?.token === token) return running.outcome;
    if (readRefresh(storage) === undefined) return undefined;
    const outcome = attempt(now)
      .catch((): Renewal => 'unreachable')
      .finally(() => {
        if (running?.outcome === outcome) running = undefined;
      });
    running = { token, outcome };
    return outcome;
  };
}
