import { ApiError, isNotOffered } from '@/errors/ApiError';
import type { SessionAnswer } from '@/api/sessionAnswer';
import { log } from '@/logging/logger';
import type { SessionUser } from '@/storage/sessionUser';
import type { SessionStore, SignedIn } from './sessionStore';

/**
 * Asks the server about the session with `GET /api/auth/me` (R-1012). Only a 401 ends a session; a network
 * error never does.
 */
export type CheckOutcome =
  /** The server answered, and its data about the person are in effect. */
  | 'confirmed'
  /** The server answered 401: the session has ended. */
  | 'refused'
  /** The backend does not have this endpoint. The stored session counts as valid. */
  | 'unsupported'
  /** There was no answer, or a proxy answered. Nothing is known about the session. */
  | 'unreachable'
  /** The service answered with another error and did not confirm the session. */
  | 'failed'
  /** The session ended or changed meanwhile, or nobody is signed in. */
  | 'obsolete';

/** Statuses of proxies and overloaded servers. They say nothing about the session. */
const TEMPORARY: readonly (number | null)[] = [408, 425, 429, 502, 503, 504];

function outcomeOf(error: unknown): CheckOutcome {
  if (!(error instanceof ApiError)) return 'unreachable';
  const { kind, status } = error;
  if (kind === 'aborted') return 'obsolete';
  if (kind === 'network' || kind === 'timeout') return 'unreachable';
  if (status === 401) return 'refused';
  if (isNotOffered(error)) return 'unsupported';
  return TEMPORARY.includes(status) ? 'unreachable' : 'failed';
}

/** The calls to the server about the session (sessionCalls.ts). */
export interface SessionCalls {
  /** Asks the server who the current token belongs to. @throws ApiError */
  readonly askWho: (before: SessionUser) => Promise<SessionUser>;
  /** Gets a new session for a refresh token. @throws ApiError */
  readonly askAgain: (refreshToken: string, token: string) => Promise<SessionAnswer>;
  /** Ends a session on the server that has ended here, with its own token. @throws ApiError */
  readonly endOnServer: (token: string, refreshToken?: string) => Promise<void>;
}

/**
 * @returns a function that checks the current session. While a check runs, all callers get the same promise.
 */
export function createSessionCheck(
  { get, confirm, expire }: SessionStore,
  loadCalls: () => Promise<SessionCalls>,
): () => Promise<CheckOutcome> {
  let running: { readonly generation: number; readonly outcome: Promise<CheckOutcome> } | undefined;

  async function check(of: SignedIn): Promise<CheckOutcome> {
    try {
      const { askWho } = await loadCalls();
      const user = await askWho(of.user);
      const now = get();
      if (now.status !== 'signedIn' || now.generation !== of.generation) return 'obsolete';
      confirm(of, user);
      return 'confirmed';
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === 'obsolete') return outcome;
      log.info('session', 'The session could not be confirmed', { data: { outcome } });
      if (outcome === 'refused') expire(of.token);
      else confirm(of);
      return outcome;
    }
  }

  return () => {
    const now = get();
    if (now.status !== 'signedIn') return Promise.resolve('obsolete');
    if (running?.generation === now.generation) return running.outcome;
    const outcome = check(now).finally(() => {
      if (running?.outcome === outcome) running = undefined;
    });
    running = { generation: now.generation, outcome };
    return outcome;
  };
}
