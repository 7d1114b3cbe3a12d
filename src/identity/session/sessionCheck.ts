import { ApiError, isNotOffered } from '@/errors/ApiError';
import type { SessionAnswer } from '@/api/sessionAnswer';
import { log } from '@/logging/logger';
import type { SessionUser } from '@/storage/sessionUser';
import type { SessionStore, SignedIn } from './sessionStore';

/**
 * Asks the server about the session with `GET /api/auth/me` (R-1012). Only a 401 ends a session; a network that fails
 * never does.
 */
export type CheckOutcome =
  /** The server answered; what it knows about the person holds now. */
  | 'confirmed'
  /** 401: the session is over. */
  | 'refused'
  /** This backend has no such call, the stored session counts. */
  | 'unsupported'
  /** No answer, or none of the service itself: nothing was learnt. */
  | 'unreachable'
  /** The service answered, and did not vouch for the session. */
  | 'failed'
  /** The session had ended or changed meanwhile, or nobody is signed in. */
  | 'obsolete';

/** What proxies and overloaded servers say says nothing about a session. */
const PASSING: readonly (number | null)[] = [408, 425, 429, 502, 503, 504];

function outcomeOf(error: unknown): CheckOutcome {
  if (!(error instanceof ApiError)) return 'unreachable';
  const { kind, status } = error;
  if (kind === 'aborted') return 'obsolete';
  if (kind === 'network' || kind === 'timeout') return 'unreachable';
  if (status === 401) return 'refused';
  if (isNotOffered(error)) return 'unsupported';
  return PASSING.includes(status) ? 'unreachable' : 'failed';
}

/** The calls of the session to the server (sessionCalls.ts). */
export interface SessionCalls {
  /** Who the current token belongs to, by the server. @throws ApiError */
  readonly askWho: (before: SessionUser) => Promise<SessionUser>;
  /** Another session for what it can be renewed with. @throws ApiError */
  readonly askAgain: (refreshToken: string, token: string) => Promise<SessionAnswer>;
  /** Ends a session that is over here on the server too, with its own token. @throws ApiError */
  readonly endOnServer: (token: string, refreshToken?: string) => Promise<void>;
}

/** @returns checks the current session; one check at a time, whoever asks for it. */
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
